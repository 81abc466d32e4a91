import { rememberLanguage } from './language.ts';
import { offerMemberBar } from './member-bar.ts';
import { offerPrint } from './print.ts';
import { offerShare } from './share.ts';
import { watchViews } from './watch-views.ts';

// The script of open pages. They are complete without it, and each part works without the others.
for (const start of [offerShare, offerPrint, watchViews, offerMemberBar, rememberLanguage]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}

import { offerAccount } from './account-link.ts';
import { rememberLanguage } from './language.ts';
import { offerMemberBar } from './member-bar.ts';
import { suggestCities } from './place-form.ts';
import { rememberPlaces } from './place-link.ts';
import { offerPrint } from './print.ts';
import { offerShare } from './share.ts';
import { offerTaps } from './tapped-parts.ts';
import { watchViews } from './watch-views.ts';

// The script of open pages. They are complete without it, and each part works without the others.
for (const start of [
  offerShare,
  offerPrint,
  offerAccount,
  rememberPlaces,
  offerTaps,
  watchViews,
  offerMemberBar,
  rememberLanguage,
  suggestCities,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}

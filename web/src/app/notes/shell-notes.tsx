import { saveLanguageInAccount } from '#web/lib/auth/save-language-in-account.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell-notes.module.css';
import { UpdateNote } from './update-note.tsx';
import { useWorker } from './use-worker.ts';

/**
 * What is said over private screens, which it does not move: no connection, a newer version. Does what
 * each start of the app repeats: renews push messages, and tells the account the language of the user.
 */
export default function ShellNotes() {
  useWorker(useMe().userId);
  useLoadWhenIdle(saveLanguageInAccount);
  return (
    <div className={classes['root']}>
      <UpdateNote />
      <OfflineNote />
    </div>
  );
}

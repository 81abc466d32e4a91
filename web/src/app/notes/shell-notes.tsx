import { saveLanguageInAccount } from '#web/lib/auth/save-language-in-account.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell-notes.module.css';
import { UpdateNote } from './update-note.tsx';
import { useWorker } from './use-worker.ts';

/** Notes over private screens. Also renews push messages and saves the user's language at each start. */
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

import { useMe } from '#web/session/get-me.ts';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell-notes.module.css';
import { UpdateNote } from './update-note.tsx';
import { useWorker } from './use-worker.ts';

/** What is said over private screens, which it does not move: no connection, a newer version. */
export default function ShellNotes() {
  useWorker(useMe().userId);
  return (
    <div className={classes['root']}>
      <UpdateNote />
      <OfflineNote />
    </div>
  );
}

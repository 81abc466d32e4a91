import { Icon } from '#web/ui/brand/icon.tsx';
import classes from './page-loading.module.css';

/** Before the first page is there: the shop window itself, quietly. */
export function PageLoading() {
  return (
    <div className={classes['root']} aria-busy="true">
      <Icon size={48} />
    </div>
  );
}

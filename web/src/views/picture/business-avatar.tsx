import classes from './business-avatar.module.css';
import { Picture } from './picture.tsx';

interface BusinessAvatarProps {
  /** The business from the API, with its avatar once it is ready. */
  readonly business: { readonly name: string; readonly avatarUrl?: string };
  readonly className?: string | undefined;
  /** Whether a business without an avatar has its initial, as beside others in a list. */
  readonly hasInitial?: boolean;
}

/** The avatar of a business beside its name; without one its initial, or nothing. */
export function BusinessAvatar({ business, className, hasInitial = false }: BusinessAvatarProps) {
  const { name, avatarUrl } = business;
  if (!avatarUrl && !hasInitial) return null;
  const classNames = [classes['root'], className].filter(Boolean).join(' ');
  const initial = (
    <span className={classNames} aria-hidden="true">
      {[...name][0]}
    </span>
  );
  if (!avatarUrl) return initial;
  return (
    <Picture
      image={{ url: avatarUrl, status: 'ready' }}
      sizes="4.5rem"
      alt=""
      className={classNames}
      fallback={initial}
    />
  );
}

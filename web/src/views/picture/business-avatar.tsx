import classes from './business-avatar.module.css';
import { Picture } from './picture.tsx';

interface BusinessAvatarProps {
  /** The business from the API, with its avatar once it is ready. */
  readonly business: { readonly name: string; readonly avatarUrl?: string };
  readonly className?: string | undefined;
}

/** The avatar of a business beside its name; empty without one. */
export function BusinessAvatar({ business: { name, avatarUrl }, className }: BusinessAvatarProps) {
  if (!avatarUrl) return null;
  const classNames = [classes['root'], className].filter(Boolean).join(' ');
  return (
    <Picture
      image={{ url: avatarUrl, status: 'ready' }}
      sizes="4.5rem"
      alt=""
      className={classNames}
      fallback={
        <span className={classNames} aria-hidden="true">
          {[...name][0]}
        </span>
      }
    />
  );
}

import classes from './wrapping-button.module.css';

/** Props of a button whose label wraps, so that large text in a narrow window is not cut off. */
export const wrappingButton = {
  h: 'auto',
  mih: 'var(--button-height)',
  classNames: { label: classes['label'] ?? '' },
} as const;

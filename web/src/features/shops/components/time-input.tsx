import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';

const masks = [{ mask: '00:00' }];

/** A time on the 24-hour clock, whatever clock the device prefers. */
export function TimeInput(props: MaskedInputProps) {
  return <MaskedInput masks={masks} inputMode="numeric" placeholder="00:00" {...props} />;
}

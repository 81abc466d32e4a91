import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';

const masks = [{ mask: '00:00' }];

/** A time in 24-hour format, whatever the device's own format is. */
export function TimeInput(props: MaskedInputProps) {
  return <MaskedInput masks={masks} inputMode="numeric" placeholder="00:00" {...props} />;
}

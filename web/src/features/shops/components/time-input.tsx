import { maskTime } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';

/** A time in 24-hour format, whatever the device's own format is. */
export function TimeInput(props: MaskedInputProps) {
  return <MaskedInput mask={maskTime} inputMode="numeric" placeholder="00:00" {...props} />;
}

import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentOptionCodes } from '#contract/billing/payment-options.ts';
import classes from './payment-options-input.module.css';

interface PaymentOptionsInputProps {
  readonly label: string;
  readonly description?: string;
  readonly value?: string[];
  readonly onChange?: (codes: string[]) => void;
  readonly error?: ReactNode;
}

/** A checkbox for each payment option. */
export function PaymentOptionsInput(props: PaymentOptionsInputProps) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group size="md" {...props}>
      <div className={classes['root']}>
        {paymentOptionCodes.map((code) => (
          <Checkbox key={code} value={code} label={t(`paymentOptions.${code}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

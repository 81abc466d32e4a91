import { offerCard, openingHours, openState } from '../../../../public/assets/i18n/en.json';
import { voucher } from '../../texts/voucher/en.json';

export const texts = { offerCard, openingHours, openState, voucher };

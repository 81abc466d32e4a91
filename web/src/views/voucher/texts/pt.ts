import { offerCard, openingHours, openState } from '../../../../public/assets/i18n/pt.json';
import { voucher } from '../../texts/voucher/pt.json';

export const texts = { offerCard, openingHours, openState, voucher };

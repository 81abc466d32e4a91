import { offerCard, openingHours, openState } from '../../../../public/assets/i18n/es.json';
import { voucher } from '../../texts/voucher/es.json';

export const texts = { offerCard, openingHours, openState, voucher };

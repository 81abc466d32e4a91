import {
  IconBuildingStore,
  IconChartBar,
  IconChecklist,
  IconMapPin,
  IconReceipt,
  IconTag,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import type { Screen } from '#web/session/rules/screens.ts';

/** The side menu's icons. */
export const menuIcons: Readonly<Record<Screen, typeof IconTag>> = {
  staff: IconChecklist,
  business: IconBuildingStore,
  shops: IconMapPin,
  validators: IconUserCheck,
  offers: IconTag,
  reports: IconChartBar,
  payments: IconReceipt,
  profile: IconUserCircle,
};

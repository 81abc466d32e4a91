import {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconMapPin,
  IconReceipt,
  IconReceipt2,
  IconTag,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import type { MenuIcon } from '#web/screens/menu.ts';

/** The icons that the table of screens names. They are here to stay out of the sign-in's code. */
export const menuIcons: Readonly<Record<MenuIcon, typeof IconTag>> = {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconMapPin,
  IconReceipt,
  IconReceipt2,
  IconTag,
  IconUserCheck,
  IconUserCircle,
};

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

/** The icons that the table of screens names. In a separate file to keep them out of the sign-in's code. */
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

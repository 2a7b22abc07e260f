import { paths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import type { ShareSubject } from '../share/shareSubject.ts';

/** The portal itself, shared from the tasks. */
export const portalShare: ShareSubject = {
  kind: 'invite',
  path: paths.home,
  title: PRODUCT_NAME,
  excerpt: '玩游戏、逛广场、看漫画，每天签到领钻石。',
};

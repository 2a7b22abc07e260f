/**
 * Writes src/components/icons/<Name>.tsx from MingCute (Apache-2.0), one small module an icon, so that
 * a route loads only the icons it shows. Run `node scripts/icons.mjs` after changing the list.
 */
import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

/** Exported name → MingCute's name. Line for idle, fill only for selected or on. */
const ICONS = {
  AddLine: 'add-line',
  AlertFill: 'alert-fill',
  AlipayFill: 'alipay-fill',
  AndroidFill: 'android-fill',
  AnnouncementFill: 'announcement-fill',
  AppleFill: 'apple-fill',
  Book6Fill: 'book-6-fill',
  Book6Line: 'book-6-line',
  BookmarkFill: 'bookmark-fill',
  BookmarkLine: 'bookmark-line',
  CalendarLine: 'calendar-line',
  Camera2Line: 'camera-2-line',
  CelebrateLine: 'celebrate-line',
  CheckCircleFill: 'check-circle-fill',
  CheckLine: 'check-line',
  CloseCircleFill: 'close-circle-fill',
  CloseLine: 'close-line',
  CommentLine: 'comment-2-line',
  CopyLine: 'copy-2-line',
  CrownFill: 'vip-2-fill',
  DeleteLine: 'delete-2-line',
  DiamondLine: 'diamond-2-line',
  DocumentLine: 'document-2-line',
  DownloadLine: 'download-2-line',
  DownLine: 'down-line',
  EditLine: 'edit-2-line',
  EyeCloseLine: 'eye-close-line',
  EyeLine: 'eye-2-line',
  ExternalLinkLine: 'external-link-line',
  FlagLine: 'flag-2-line',
  Game2Fill: 'game-2-fill',
  Game2Line: 'game-2-line',
  GiftLine: 'gift-line',
  GroupLine: 'group-2-line',
  HeadphoneLine: 'headphone-line',
  HistoryLine: 'history-line',
  Home4Fill: 'home-4-fill',
  Home4Line: 'home-4-line',
  InformationFill: 'information-fill',
  LeftLine: 'left-line',
  LinkLine: 'link-line',
  ListLine: 'list-check-line',
  LockLine: 'lock-line',
  LoadingLine: 'loading-3-line',
  MedalLine: 'medal-line',
  MoreLine: 'more-1-line',
  NotificationLine: 'notification-line',
  PicLine: 'pic-line',
  PlanetFill: 'planet-fill',
  PlanetLine: 'planet-line',
  QuestionLine: 'question-line',
  QqFill: 'qq-fill',
  RefreshLine: 'refresh-2-line',
  RightLine: 'right-line',
  SearchLine: 'search-line',
  SettingsLine: 'settings-3-line',
  ScrollDownLine: 'arrows-down-line',
  ShareLine: 'share-forward-line',
  SunFill: 'sun-fill',
  SunLine: 'sun-line',
  TaskLine: 'clipboard-line',
  ThumbUpFill: 'thumb-up-2-fill',
  ThumbUpLine: 'thumb-up-2-line',
  TicketLine: 'ticket-line',
  UpLine: 'up-line',
  User4Fill: 'user-4-fill',
  User4Line: 'user-4-line',
  UserAddLine: 'user-add-2-line',
  UserHideLine: 'user-hide-line',
  WarningFill: 'warning-fill',
  WechatFill: 'wechat-fill',
  WechatPayFill: 'wechat-pay-fill',
  WifiOffLine: 'wifi-off-line',
};

const { icons } = createRequire(import.meta.url)('@iconify-json/mingcute/icons.json');
const folder = new URL('../src/components/icons/', import.meta.url);

/** SVG attributes in React's spelling. */
const toJsx = (body) =>
  body.replace(/([a-z]+)-([a-z]+)=/g, (_, head, tail) => `${head}${tail[0].toUpperCase()}${tail.slice(1)}=`);

const moduleOf = (name, body) => `import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute \`${ICONS[name]}\`; written by scripts/icons.mjs. */
export const ${name} = (props: IconProps) => (
  <Icon {...props}>${toJsx(body)}</Icon>
);
`;

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const [name, source] of Object.entries(ICONS)) {
  const icon = icons[source];
  if (!icon) throw new Error(`MingCute has no icon named ${source}.`);
  writeFileSync(new URL(`${name}.tsx`, folder), moduleOf(name, icon.body));
}
console.log(`${Object.keys(ICONS).length} icons written.`);

import type { LedgerType, Order, PayType } from '#domain/order.ts';
import type { BenefitTables } from './benefitSchema.ts';
import type { ComicTables } from './comicSchema.ts';
import type { Flag } from './flag.ts';
import type { IncentiveTables } from './incentiveSchema.ts';
import type { SquareTables } from './squareSchema.ts';

export type UserRow = {
  uid: string;
  login_name: string | null;
  /** The name in lower case: unique without regard to case. */
  login_key: string | null;
  password_hash: string | null;
  phone: string | null;
  name: string;
  /** What all names that read like it have in common: see `nicknameKey`. */
  name_key: string;
  avatar: string;
  sex: number;
  age: number;
  balance: number;
  /** Rows in this user's ledger; the next one is numbered from it. */
  ledger_seq: number;
  level_type: number;
  exp_at: number | null;
  badge: 'month' | 'normal' | 'year' | null;
  saved_coin: number;
  first_recharge_at: number | null;
  invite_code: string;
  invited_by: string | null;
  channel_id: string;
  created_at: number;
  /** Writes for the house. */
  official: Flag;
};

export type SessionRow = { token_hash: string; uid: string; created_at: number; expires_at: number };

/** A name somebody chose; `name_key` is its form in which no two are the same. */
export type NicknameRow = { uid: string; name_key: string; changed_at: number };

export type LedgerTableRow = {
  uid: string;
  seq: number;
  type: LedgerType;
  title: string;
  amount: number;
  balance: number;
  link: string | null;
  created_at: number;
};

export type EntitlementRow = { uid: string; game_id: string; price: number; created_at: number };

/** A paid game a member took for free, with what it would have cost. */
export type MemberDownloadRow = { uid: string; game_id: string; price: number; created_at: number };

/** What a `requestId` was used for and what was answered. */
export type IntentRow = { uid: string; request_id: string; body_hash: string; answer: string; created_at: number };

export type OrderRow = {
  order_id: string;
  uid: string;
  kind: Order['kind'];
  product_id: string;
  title: string;
  coin: number;
  price_fen: number;
  pay_type: PayType;
  status: Order['status'];
  return_url: string;
  transaction_id: string | null;
  created_at: number;
  paid_at: number | null;
  expires_at: number;
  /** Days of membership a `vip` order brings. */
  days: number;
  /** The game a membership was bought from. */
  source_game: string | null;
  /** What it is for, by `purposeText`; '' for nothing. */
  purpose: string;
};

/** What a provider told of a payment, and what was decided; the same told again only counts. */
export type PaymentNoticeRow = {
  id: string;
  order_id: string;
  transaction_id: string;
  amount_fen: number;
  /** When it was paid, by the provider's clock. */
  paid_at: number;
  received_at: number;
  times: number;
  /** `refund` waits to be given back, `review` to be looked at: the provider contradicts itself. */
  state: 'received' | 'delivered' | 'refund' | 'review' | 'refunded' | 'dismissed';
  /** Why it was not delivered. */
  reason: 'unknown' | 'amount' | 'twice' | 'late' | 'contradiction' | null;
  decided_at: number | null;
};

export type PackageRow = {
  id: string;
  coin: number;
  bonus: number;
  price_fen: number;
  tag: 'first' | 'hot' | '';
  sort: number;
};

export type GameTypeRow = { id: string; name: string; sort: number };

/** `tags`, `platforms`, `shots` and `changelog` are JSON. */
export type GameRow = {
  id: string;
  slug: string;
  name: string;
  type_id: string;
  online_type: number;
  price: number;
  brief: string;
  intro: string;
  tags: string;
  platforms: string;
  icon: string;
  cover: string;
  shots: string;
  changelog: string;
  size_bytes: number;
  version: string;
  downloads: number;
  is_new: Flag;
  /** Overrides the address of our own file. */
  download_url: string | null;
  updated_at: number;
};

export type GiftRow = {
  id: string;
  game_id: string;
  title: string;
  content: string;
  usage: string;
  total: number;
  remaining: number;
  member_only: Flag;
  start_at: number;
  end_at: number;
  sort: number;
  /** Shown in no list: a reward alone gives it. */
  reward_only: Flag;
  daily_limit: number | null;
  /** The day `taken_today` counts, YYYY-MM-DD. */
  day: string;
  taken_today: number;
};

export type MessageRow = {
  id: string;
  uid: string;
  kind: 'system' | 'order' | 'gift' | 'comment' | 'like' | 'follow';
  title: string;
  summary: string;
  content: string;
  link: string | null;
  is_read: Flag;
  created_at: number;
};

export type BulletinRow = {
  id: string;
  position: number;
  title: string;
  content: string;
  active: Flag;
  created_at: number;
};

export type HomeBannerRow = {
  id: string;
  image: string;
  title: string;
  brief: string;
  tag: string;
  link: string;
  sort: number;
};

export type NoticeRow = { id: string; title: string; link: string; active: Flag; created_at: number };

export type SmsCodeRow = {
  id: string;
  phone: string;
  scene: string;
  code_hash: string;
  tries: number;
  used_at: number | null;
  created_at: number;
  expires_at: number;
};

export type RateLimitRow = { bucket: string; started_at: number; ends_at: number; hits: number };

/** Where an account was rightly opened: a hash of both. */
export type LoginPlaceRow = { place: string; seen_at: number };

/** How often the app itself was taken, per day and channel. */
export type InstallReportRow = { day: string; channel_id: string; invite_code: string; hits: number };

export type SettingRow = { name: string; value: string };

/** Every table of the portal, as Kysely sees it. */
export type Database = SquareTables &
  ComicTables &
  BenefitTables &
  IncentiveTables & {
    users: UserRow;
    sessions: SessionRow;
    nicknames: NicknameRow;
    ledger: LedgerTableRow;
    entitlements: EntitlementRow;
    member_downloads: MemberDownloadRow;
    intents: IntentRow;
    orders: OrderRow;
    payment_notices: PaymentNoticeRow;
    packages: PackageRow;
    game_types: GameTypeRow;
    games: GameRow;
    gifts: GiftRow;
    messages: MessageRow;
    bulletins: BulletinRow;
    home_banners: HomeBannerRow;
    notices: NoticeRow;
    sms_codes: SmsCodeRow;
    rate_limits: RateLimitRow;
    login_places: LoginPlaceRow;
    install_reports: InstallReportRow;
    settings: SettingRow;
  };

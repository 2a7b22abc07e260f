/** Numbers, money, sizes and dates as a Chinese reader expects them. All pure: `now` and times are arguments. */

/** 9999 stays, then 1万, 1.2万, 1.2亿. */
export function formatCount(count: number): string {
  if (count < 10_000) return String(count);
  const [unit, word] = count < 100_000_000 ? [10_000, '万'] : [100_000_000, '亿'];
  return `${Math.floor((count / unit) * 10) / 10}${word}`;
}

/** Diamonds with thousands separators: 1,286. By hand: the first use of Intl is the dearest line of home's first picture. */
export function formatDiamonds(amount: number): string {
  if (amount < 0) return `-${formatDiamonds(-amount)}`;
  return amount < 1000
    ? String(amount)
    : `${formatDiamonds(Math.floor(amount / 1000))},${String(amount % 1000).padStart(3, '0')}`;
}

/** Fen to yuan without needless zeros: 3000 → 30, 680 → 6.8. */
export const formatYuan = (fen: number): string => String(fen / 100);

/** Bytes to the nearest unit: 1.2 GB, 86 MB. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1024 ** 3) return `${(bytes / 1024 ** 3).toFixed(1).replace(/\.0$/, '')} GB`;
  if (bytes >= 1024 ** 2) return `${Math.round(bytes / 1024 ** 2)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** A badge count, capped: 99+. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));

const pad = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD in the reader's zone. */
export function formatDate(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** MM-DD in the reader's zone. */
export const formatMonthDay = (time: number): string => formatDate(time).slice(5);

/** YYYY-MM-DD HH:mm in the reader's zone. */
export function formatDateTime(time: number): string {
  const date = new Date(time);
  return `${formatDate(time)} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const DAY_MS = 86_400_000;

/** The heading a moment stands under in a list by days. */
export function dayGroup(time: number, now: number): '今天' | '昨天' | '更早' {
  const day = formatDate(time);
  if (day === formatDate(now)) return '今天';
  return day === formatDate(now - DAY_MS) ? '昨天' : '更早';
}

/**
 * Relative time (spec §9): under 0 s 刚刚, under 60 s in seconds, under 3600 s in minutes, under
 * 86400 s in hours, otherwise the date.
 */
export function formatRelative(time: number, now: number): string {
  const seconds = Math.floor((now - time) / 1000);
  if (seconds < 0) return '刚刚';
  if (seconds < 60) return `${seconds}秒前`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}分钟前`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)}小时前`;
  return formatDate(time);
}

/** The greeting of the hour, in the reader's zone. */
export function greetingOf(now: number): string {
  const hour = new Date(now).getHours();
  if (hour < 5) return '夜深了';
  if (hour < 11) return '早上好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

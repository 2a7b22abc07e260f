import type { Transaction } from 'kysely';
import { COMMENT_MAX_LENGTH, POST_MAX_IMAGES, POST_MAX_LENGTH } from '#domain/square.ts';
import type { Database } from '../../db/schema.ts';
import type { SquareConfRow } from '../../db/squareSchema.ts';

/** The tags, in the order of the tabs (product §3.7). */
export const TAGS = [
  { id: 'guide', name: '攻略' },
  { id: 'photo', name: '晒图' },
  { id: 'help', name: '求助' },
  { id: 'chat', name: '闲聊' },
  { id: 'fan', name: '同人' },
  { id: 'official', name: '官方' },
] as const;

const HOT_WORDS = [
  '像素农场物语 攻略',
  '猫咪咖啡馆 拉花',
  '山海寻踪 异兽图鉴',
  '星海拾荒者 求助',
  '云端列车 时刻表',
  '纸飞机邮局',
  '夜航灯塔',
  '同人',
];

const RULES = ['友善交流，尊重每一位玩家', '剧透请在开头注明', '转载请写明作者', '不发广告与交易信息'];

/** A short list to show how the check works; operators keep their own. */
const SENSITIVE_WORDS = [
  '外挂',
  '代练',
  '刷钻',
  '私服',
  '博彩',
  '赌博',
  '裸聊',
  '办证',
  '加微信',
  '加VX',
  '卖号',
  '套现',
];

function config(): SquareConfRow[] {
  const single: Omit<SquareConfRow, 'id'>[] = [
    { key: 'postMaxLen', value: String(POST_MAX_LENGTH), sort: 0 },
    { key: 'postMaxImages', value: String(POST_MAX_IMAGES), sort: 0 },
    { key: 'commentMaxLen', value: String(COMMENT_MAX_LENGTH), sort: 0 },
    ...HOT_WORDS.map((value, sort) => ({ key: 'hotWord' as const, value, sort })),
    ...RULES.map((value, sort) => ({ key: 'rule' as const, value, sort })),
  ];
  return single.map((row) => ({ ...row, id: `${row.key}-${row.sort + 1}` }));
}

/** Writes the tags, the settings and the sensitive words of the square. */
export async function seedSquareSettings(trx: Transaction<Database>): Promise<void> {
  await trx
    .insertInto('tags')
    .values(TAGS.map((tag, sort) => ({ ...tag, sort, official: tag.id === 'official' ? 1 : 0 })))
    .execute();
  await trx.insertInto('square_config').values(config()).execute();
  await trx
    .insertInto('sensitive_words')
    .values(SENSITIVE_WORDS.map((word, index) => ({ id: `w${index + 1}`, word })))
    .execute();
}

import type { Mutant } from './Mutant.ts';

const purchase = ['server/purchase.test.ts'];
const recharge = ['server/recharge.test.ts', 'server/orders.test.ts'];

/** What keeps diamonds right: keys, conditions, prices, stock (promises 2, 3 and 7). */
export const moneyMutants: readonly Mutant[] = [
  {
    name: 'an ended session settles a wish whose first try was never answered',
    file: 'src/api/ApiError.ts',
    from: 'isRefusal(error) && !OF_THE_CALLER.has(error.code)',
    to: 'isRefusal(error) && OF_THE_CALLER.size > 0',
    tests: ['src/app/square/postComposer.test.ts'],
  },
  {
    name: 'the key of an intent means nothing',
    file: 'server/intent.ts',
    from: '    if (claimed.numInsertedOrUpdatedRows !== 1n) return repeat(trx, intent, bodyHash);\n',
    to: '',
    tests: recharge,
  },
  {
    name: 'one key serves two wishes',
    file: 'server/intent.ts',
    from: 'if (known.body_hash === bodyHash) return known.answer;',
    to: 'return known.answer;',
    tests: purchase,
  },
  {
    name: 'the client forgets the key of an unsettled wish',
    file: 'src/app/intents.ts',
    from: 'kept?.wish === wish ? kept.requestId : device.newId()',
    to: 'device.newId()',
    tests: ['src/app/intents.test.ts'],
  },
  { name: 'a debit without its condition on the balance', file: 'server/wallet.ts', from: "    .where('balance', '>=', amount)\n", to: '', tests: purchase },
  {
    name: 'a debit without its row in the ledger',
    file: 'server/wallet.ts',
    from: '  await writeLedger(trx, uid, wallet, -amount, movement);\n',
    to: '',
    tests: purchase,
  },
  {
    name: 'a game is paid for that was just bought',
    file: 'server/download.ts',
    from: "    .onConflict((conflict) => conflict.columns(['uid', 'game_id']).doNothing())\n    .executeTakeFirst();\n  if (granted.numInsertedOrUpdatedRows !== 1n) return;\n",
    to: "    .onConflict((conflict) => conflict.columns(['uid', 'game_id']).doNothing())\n    .executeTakeFirst();\n  void granted;\n",
    tests: purchase,
  },
  { name: 'an old price is charged', file: 'server/download.ts', from: '    requireSamePrice(current, wish.shownPrice);\n', to: '', tests: purchase },
  { name: 'a game costs nobody anything', file: 'server/download.ts', from: 'levelAt(user, ports.clock()) >= 1', to: 'levelAt(user, ports.clock()) >= 0', tests: purchase },
  {
    name: 'membership never ends',
    file: 'server/membership.ts',
    from: 'user.exp_at !== null && user.exp_at > now ?',
    to: 'user.exp_at !== null ?',
    tests: purchase,
  },
  { name: 'any amount pays an order', file: 'server/payments.ts', from: "    .where('price_fen', '=', notice.amountFen)\n", to: '', tests: recharge },
  {
    name: 'an order is paid twice',
    file: 'server/payments.ts',
    from: "    .where('status', '=', OrderStatus.pending)\n    .where('expires_at', '>', now)\n    .where('price_fen'",
    to: "    .where('expires_at', '>', now)\n    .where('price_fen'",
    tests: recharge,
  },
  { name: 'every recharge is the first', file: 'server/payments.ts', from: "    .where('first_recharge_at', 'is', null)\n", to: '', tests: recharge },
  { name: 'stock falls below zero', file: 'server/gifts.ts', from: "    .where('remaining', '>', 0)\n    .where('start_at'", to: "    .where('start_at'", tests: ['server/gifts.test.ts'] },
  {
    name: 'a pack is claimed twice',
    file: 'server/gifts.ts',
    from: "  if (claimed.numInsertedOrUpdatedRows !== 1n) throw new Refusal(Code.alreadyDone, '您已领取过该礼包');\n",
    to: '  void claimed;\n',
    tests: ['server/gifts.test.ts'],
  },
  { name: 'a code is used more often than it may be', file: 'server/redeem.ts', from: "    .where('uses_left', '>', 0)\n", to: '', tests: ['server/redeem.test.ts'] },
  {
    name: 'two codes of one campaign for one person',
    file: 'server/redeem.ts',
    from: "  if (counted.numInsertedOrUpdatedRows !== 1n) throw new Refusal(Code.limitReached, '您已使用过同类兑换码');\n",
    to: '  void counted;\n',
    tests: ['server/redeem.test.ts'],
  },
  {
    name: 'a second check-in of a day is no refusal',
    file: 'server/checkin/claims.ts',
    from: "    if (days.has(today)) throw done('今日已签到');\n",
    to: '',
    tests: ['server/checkin.test.ts'],
  },
  {
    name: 'make-ups without end',
    file: 'server/checkin/claims.ts',
    from: "    if (makeupsOf(marks, monthOf(date)) >= MAKEUPS_PER_MONTH) throw beyond('本月补签次数已用完');\n",
    to: '',
    tests: ['server/checkin.test.ts'],
  },
  {
    name: 'a game of unknown kind is free',
    file: 'src/domain/game.ts',
    from: 'onlineType: v.fallback(wholeSchema, 1)',
    to: 'onlineType: v.fallback(wholeSchema, 0)',
    tests: ['src/api/leafMutations.test.ts'],
  },
];

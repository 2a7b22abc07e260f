import { expect, test } from 'vitest';
import { expiredStatus, expiringStatus, memberStatus, status } from '#screens/shared/demo.fixtures.ts';
import { STORY_NOW } from '../../.storybook/determinism.ts';
import { expiryReminder, memberCardTexts, renewalText } from './membershipTexts.ts';
import { membershipView, type UserStatus } from './userStatus.ts';

const endless: UserStatus = { ...memberStatus, expTime: null };

test.each([
  ['never a member', status, ['会员', '开通会员，全部游戏免费下载'], undefined, undefined],
  ['without an end', endless, [expect.stringMatching(/会员$/), '会员长期有效'], '会员长期有效', undefined],
  [
    'running',
    memberStatus,
    [expect.stringMatching(/会员$/), expect.stringMatching(/^有效期至 \d/)],
    expect.stringMatching(/^当前有效期至 .+，续费顺延$/),
    undefined,
  ],
  [
    'ending soon',
    expiringStatus,
    [expect.stringMatching(/会员$/), expect.stringMatching(/^会员还有 \d 天到期$/)],
    expect.stringMatching(/^会员还有 \d 天到期，续费顺延$/),
    expect.stringMatching(/ 到期，续费可顺延$/),
  ],
  [
    'over',
    expiredStatus,
    ['会员', '会员已过期，续费恢复权益'],
    '会员已过期，续费恢复权益',
    expect.stringMatching(/ 到期，权益已暂停$/),
  ],
])('%s', (_, held, card, renewal, reminder) => {
  expect(memberCardTexts(membershipView(held, STORY_NOW), held.badge)).toEqual(card);
  expect(renewalText(held, STORY_NOW)).toEqual(renewal);
  expect(expiryReminder(held, STORY_NOW)).toEqual(reminder);
});

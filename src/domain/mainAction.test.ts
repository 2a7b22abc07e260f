import { describe, expect, it } from 'vitest';
import { cloudTrain, memberStatus, pixelFarm, starDetail, status } from '#screens/shared/demo.fixtures.ts';
import { mainAction } from './mainAction.ts';

const member = { loggedIn: true, status: memberStatus, platform: 1 } as const;
const person = { loggedIn: true, status, platform: 1 } as const;
const visitor = { loggedIn: false, platform: 1 } as const;

const free = { ...starDetail, ...pixelFarm };
const androidOnly = { ...starDetail, ...cloudTrain };

describe('the main button of a game', () => {
  it.each([
    ['free, visitor', free, visitor, '免费下载', false],
    ['free, member', free, member, '免费下载', false],
    ['paid, visitor', starDetail, visitor, '登录后下载', false],
    ['paid, logged in', starDetail, person, '300钻石 下载', false],
    [
      'paid, membership being asked for',
      starDetail,
      { loggedIn: true, statusPending: true, platform: 1 },
      '加载中…',
      true,
    ],
    ['paid, membership known, asked for again', starDetail, { ...member, statusPending: true }, '会员免费下载', false],
    ['free, membership being asked for', free, { loggedIn: true, statusPending: true, platform: 1 }, '免费下载', false],
    [
      'owned, membership being asked for',
      { ...starDetail, owned: true },
      { loggedIn: true, statusPending: true },
      '已购买 重新下载',
      false,
    ],
    ['paid, balance unknown', starDetail, { loggedIn: true, platform: 1 }, '300钻石 下载', false],
    ['paid, member', starDetail, member, '会员免费下载', false],
    ['owned', { ...starDetail, owned: true }, person, '已购买 重新下载', false],
    ['no iOS build', androidOnly, { ...person, platform: 2 }, '暂无iOS版', true],
    ['no iOS build, visitor', androidOnly, { loggedIn: false, platform: 2 }, '暂无iOS版', true],
    ['no Android build', { ...starDetail, platforms: [2] }, person, '暂无安卓版', true],
    ['desktop is asked later', androidOnly, { loggedIn: true, status }, '200钻石 下载', false],
    ['unreadable price', { ...starDetail, buyAmount: null }, person, '暂不可购买', true],
  ] as const)('%s', (_, game, viewer, text, blocked) => {
    expect(mainAction({ ...game, platforms: [...game.platforms] }, viewer)).toMatchObject({ text, blocked });
  });
});

import type { Stage } from '../journey.ts';
import { barEntry, button, dialog, inside, link, text } from '../query.ts';
import { GAME } from '../../fixtures/games.ts';
import { fillLogin, fillPhoneLogin, inConfirmation, confirmation, logIn } from '../steps.ts';
import { expectThat } from '../visitor.ts';

/** From 我的 to login and back, by name and password. */
export async function loginByName({ visitor }: Stage): Promise<void> {
  const { open, see, tap, seeAddress } = visitor;
  await open('/profile');
  await see(text(/^游客/));
  await tap(link('充值'));
  await seeAddress('/login?redirect=%2Frecharge');
  await see(text('请先登录'));
  await fillLogin(visitor, 'poor01');
  await seeAddress('/recharge');
  await see({ role: 'radio', name: /300/ });
  await open('/');
  await tap(barEntry(/^我的/));
  await see(link('明细'));
}

export async function loginByCode({ visitor }: Stage): Promise<void> {
  const { open, tap, see, seeAddress } = visitor;
  await open('/login');
  await tap(link(/手机|验证码/));
  await seeAddress(/^\/other/);
  await fillPhoneLogin(visitor, '13800138003');
  await see(text(/^欢迎回来，/));
  await seeAddress('/');
}

/** A game one has the diamonds for: price and balance are told, then it is charged once and downloaded. */
export async function buy({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see, seeText, seeNone, until } = visitor;
  const rich = await as('rich01');
  const before = await rich.balance();
  await logIn(visitor, 'rich01');
  await open(GAME.paid300);
  await tap(button(/钻石下载$/));
  await seeText(confirmation, /下载该游戏需要300钻石/);
  await tap(inConfirmation(button('确认下载')));
  await see(text('开始下载'));
  await seeNone(confirmation);
  await see(button(/已购买.*重新下载/));
  await until(
    async () => (await rich.balance()) === before - 300,
    () => 'The server did not take the 300 diamonds',
  );
}

/** Too few diamonds lead to recharge and the cashier, and back to the game, which is bought then. */
export async function rechargeAndBuy({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see, seeText, seeAddress } = visitor;
  const poor = await as('poor01');
  await open(GAME.paid300);
  await tap(button('登录后下载'));
  await seeAddress(/^\/login/);
  await fillLogin(visitor, 'poor01');
  await seeAddress(GAME.paid300);
  await tap(inConfirmation(button('确认下载')));
  await seeText(dialog('余额不足'), /还差290钻石/);
  await tap(inside(dialog('余额不足'), button('充值')));
  await seeAddress(/^\/recharge\?for=game.1002/);
  await see({ role: 'radio', name: /300/, state: { checked: true } });
  await tap(button(/立即支付/));
  await tap(button('确认支付'));
  await seeAddress(/^\/recharge\?for=game.1002&orderId=/);
  await see(text('充值成功，到账 620 钻石'));
  await tap(button('继续下载'));
  await seeAddress(GAME.paid300);
  await seeText(confirmation, /当前余额630钻石/);
  await tap(inConfirmation(button('确认下载')));
  await see(button(/已购买.*重新下载/));
  expectThat((await poor.balance()) === 330, `330 diamonds should be left, not ${await poor.balance()}`);
}

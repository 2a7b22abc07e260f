import type { Stage } from '../journey.ts';
import { button, dialog, field, inside, link, text } from '../query.ts';
import { logIn } from '../steps.ts';

/** poor01 has 10 diamonds and has checked in the day before. */
export async function checkIn({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see, seeText, seeNone, until } = visitor;
  const poor = await as('poor01');
  const before = await poor.balance();
  await logIn(visitor, 'poor01');
  await open('/checkin');
  await see({ role: 'list', name: '七天签到' });
  await tap(button('立即签到'));
  await seeText(dialog('签到成功'), /签到成功，获得5钻石/);
  await tap(inside(dialog('签到成功'), button('开心收下')));
  await seeNone(dialog('签到成功'));
  await see(link(`余额 ${before + 5} 钻石`));
  await see(button('今日已签到'));
  await until(
    async () => (await poor.balance()) === before + 5,
    () => 'The server did not pay the check-in',
  );
}

export async function task({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see } = visitor;
  const poor = await as('poor01');
  await poor.api.tasks.report({ event: 'share', refId: 'portal' });
  await logIn(visitor, 'poor01');
  await open('/task');
  await tap(button('领取：分享 1 次'));
  await see(text('已领取 5 钻石'));
  await see({ role: 'listitem', text: /分享1次.*已完成/ });
}

export async function redeem({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see, fill, until } = visitor;
  const rich = await as('rich01');
  const before = await rich.balance();
  await logIn(visitor, 'rich01');
  await open('/gifts');
  await fill(field('兑换码'), 'QINGYU2026');
  await tap(button('兑换'));
  await see(text('兑换成功，获得 50 钻石'));
  await until(
    async () => (await rich.balance()) === before + 50,
    () => 'The server did not give the 50 diamonds',
  );
  await open('/gifts?tab=available');
  await tap(button('领取周年补给箱'));
  await see(text(/[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/));
}

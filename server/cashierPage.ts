import { html } from 'hono/html';
import { formatYuan } from '#domain/format.ts';
import type { PayType } from '#domain/order.ts';
import type { OrderRow } from './db/schema.ts';

const PAY_TYPE_NAME: Record<PayType, string> = { alipay: '支付宝', wechat: '微信支付', mock: '模拟支付' };

type Markup = ReturnType<typeof html>;

function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/v1/pay/mock/cashier.css">
<script src="/api/v1/pay/mock/cashier.js" defer></script>
</head>
<body>${body}</body>
</html>`;
}

/** The page on which a demo order is paid or left unpaid. */
export function cashierPage(order: OrderRow, ticket: string): Markup {
  return page(
    '收银台',
    html`<main class="card">
<p class="brand">演示收银台</p>
<h1 class="amount"><span class="sign">¥</span>${formatYuan(order.price_fen)}</h1>
<dl class="facts">
<div><dt>商品</dt><dd>${order.title}</dd></div>
<div><dt>支付方式</dt><dd>${PAY_TYPE_NAME[order.pay_type]}</dd></div>
<div><dt>订单号</dt><dd class="number">${order.order_id}</dd></div>
</dl>
<form method="post" action="/api/v1/pay/mock/${order.order_id}">
<input type="hidden" name="ticket" value="${ticket}">
<button class="pay" name="result" value="paid">确认支付</button>
<button class="cancel" name="result" value="cancel">取消支付</button>
</form>
<p class="note" role="status">这是演示环境，不会产生真实扣款。</p>
</main>`,
  );
}

/** What the cashier says of an order that is settled or over. */
export function closedPage(returnPath: string): Markup {
  return page(
    '收银台',
    html`<main class="card">
<p class="brand">演示收银台</p>
<h1 class="state">订单已支付或已关闭</h1>
<a class="pay" href="${returnPath}">返回</a>
</main>`,
  );
}

/** The page's own look; the portal's style files belong to the app, which this page is not part of. */
export const CASHIER_STYLE = `
:root { font: 16px/1.5 -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif; color: #10233f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; background: linear-gradient(#dcecfe, #f4f9ff 320px); padding: 32px 16px calc(32px + env(safe-area-inset-bottom)); }
.card { width: 100%; max-width: 420px; padding: 28px 20px 24px; border-radius: 16px; background: #fff; box-shadow: 0 1px 2px #1b4b8a14, 0 12px 32px #1b4b8a1f; }
.brand { margin: 0; text-align: center; color: #55677f; font-size: 15px; }
.amount { margin: 8px 0 20px; text-align: center; font-size: 44px; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
.state { margin: 12px 0 24px; text-align: center; font-size: 20px; }
.sign { margin-right: 4px; font-size: 24px; }
.facts { margin: 0 0 24px; border-top: 1px solid #e6eef7; }
.facts div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid #e6eef7; }
dt { flex: none; color: #55677f; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.number { font-size: 14px; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
.pay, .cancel { display: block; width: 100%; min-height: 48px; padding: 12px; border: 0; border-radius: 24px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.pay { background: #1269d3; color: #fff; }
.cancel { background: #eaf3fe; color: #0a56b3; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid #7db7fb; outline-offset: 2px; }
.note { margin: 16px 0 0; text-align: center; color: #55677f; font-size: 13px; }
`;

/**
 * Pays without a navigation of its own and replaces this page by the next, so that Back does not
 * come here again. Without script the form does the same with a redirect.
 */
export const CASHIER_SCRIPT = `
const form = document.querySelector('form');
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  // FormData takes the button pressed only since Chromium 112 and Safari 16.4.
  body.set(event.submitter.name, event.submitter.value);
  const note = document.querySelector('[role=status]');
  const buttons = form.querySelectorAll('button');
  buttons.forEach((button) => { button.disabled = true; });
  let refusal;
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const { code, msg, data } = await response.json();
    if (code === 0) return location.replace(data.returnUrl);
    refusal = msg || '支付失败，请重试';
  } catch {
    // A line that broke, or an answer that is none.
  }
  note.textContent = refusal ?? '网络异常，请重试';
  buttons.forEach((button) => { button.disabled = false; });
});
`;

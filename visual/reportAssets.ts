/** The report's looks; it stands alone, so it has its own few lines. */
export const REPORT_CSS = `
:root { color-scheme: light; font: 15px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; color: #12233a; background: #f3f8fd; }
body { max-width: 1760px; margin: 0 auto; padding: 24px; }
h1 { margin: 0 0 16px; font-size: 24px; } h2 { margin: 0; font-size: 16px; font-weight: 600; } small, figcaption { color: #5c6e86; font-size: 12px; font-weight: 400; }
dl { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; } dl div { min-width: 96px; padding: 10px 16px; border-radius: 16px; background: #fff; }
dt { color: #5c6e86; font-size: 12px; } dd { margin: 0; font-size: 24px; font-weight: 700; }
section { margin: 16px 0; padding: 16px; border-radius: 16px; background: #fff; } section p { margin: 4px 0 12px; }
b { padding: 2px 8px; border-radius: 9px 9px 9px 2px; background: #e6f1fc; color: #0a57ae; font-size: 12px; } .flaky b, .broken b { background: #fdecec; color: #c42b36; }
.row { display: flex; gap: 16px; overflow-x: auto; } figure { flex: none; margin: 0; } figure img { display: block; max-height: 640px; border: 1px solid #e1ebf5; border-radius: 8px; cursor: zoom-in; }
.slider div { position: relative; } .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); } .slider input { width: 100%; }
pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: #fdecec; white-space: pre-wrap; } .calm { padding: 48px; text-align: center; }
dialog { max-width: 96vw; max-height: 96vh; border: 0; border-radius: 16px; } dialog img { image-rendering: pixelated; zoom: 2; } a { color: #0a63c9; }
`;

/** Slider and zoom. */
export const REPORT_JS = `
addEventListener('input', ({ target }) => target.closest('.slider')?.style.setProperty('--at', target.value + '%'));
const zoom = document.querySelector('#zoom');
addEventListener('click', ({ target }) => {
  if (target.closest('dialog button')) zoom.close();
  else if (target.matches('figure img')) { zoom.querySelector('img').src = target.src; zoom.showModal(); }
});
`;

import { lightBlue } from '#theme/lightBlue.ts';
import { clipTo, cover, line, roundedPath, text, type Box, type Drawable, drawCode } from './canvasDraw.ts';
import { wrapText } from './wrapText.ts';

export type PosterContent = {
  productName: string;
  logo: string;
  /** The kind of thing, in a few characters. */
  mark: string;
  title: string;
  excerpt?: string | undefined;
  /** Address of a picture; only one of `origin` is used, since a stranger's would taint the canvas. */
  picture?: string | undefined;
  origin: string;
  /** The URL of the QR code. */
  address: string;
  invitation: string;
};

/** In canvas pixels: as wide as a phone's screen shows sharply. */
export const POSTER = { width: 750, height: 1120 } as const;

export type PosterPictures = { logo: Drawable | undefined; picture: Drawable | undefined };

const { color } = lightBlue;

const CARD: Box = { x: 40, y: 148, width: 670, height: 924 };
const CARD_RADIUS = 40;
const CARD_SHADOW = 'rgba(20, 66, 120, .14)';

const STUB_HEIGHT = 228;
const PADDING = 40;

const CODE_EDGE = 208;

/** The QR code with its quiet zone. */
export const CODE_BOX: Box = {
  x: CARD.x + CARD.width - 16 - CODE_EDGE,
  y: CARD.y + CARD.height - (STUB_HEIGHT + CODE_EDGE) / 2,
  width: CODE_EDGE,
  height: CODE_EDGE,
};

const INNER = CARD.width - PADDING * 2;

const TITLE = { size: 42, weight: 700, lineHeight: 58, color: color.ink, maxLines: 2 } as const;
const BIG_TITLE = { size: 60, weight: 700, lineHeight: 84, color: color.onAction, maxLines: 4 } as const;
const EXCERPT = { size: 28, weight: 400, lineHeight: 44, color: color.ink2, maxLines: 3 } as const;
const TITLE_TO_EXCERPT = 12;

type Style = { size: number; weight: number; lineHeight: number; color: string; maxLines: number };

/** Draws a poster on a canvas of `POSTER` size. Without a picture, its title is the picture. */
export function drawPoster(
  ctx: CanvasRenderingContext2D,
  content: PosterContent,
  { logo, picture }: PosterPictures,
): void {
  drawSky(ctx);
  drawHead(ctx, content, logo);
  drawCard(ctx);

  const title = picture ? layoutText(ctx, content.title, TITLE, INNER) : [];
  const excerpt = layoutText(ctx, content.excerpt ?? '', picture ? EXCERPT : { ...EXCERPT, maxLines: 4 }, INNER);
  const gap = title.length > 0 && excerpt.length > 0 ? TITLE_TO_EXCERPT : 0;
  const words = title.length * TITLE.lineHeight + gap + excerpt.length * EXCERPT.lineHeight;
  const padding = words > 0 ? PADDING * 2 : 0;
  // The picture fills what the text leaves.
  const top: Box = { ...CARD, height: CARD.height - STUB_HEIGHT - words - padding };
  if (picture) clipTo(ctx, top, [CARD_RADIUS, CARD_RADIUS, 0, 0], () => cover(ctx, picture, top));
  else drawTitlePicture(ctx, content.title, top);

  const first = top.y + top.height + PADDING;
  write(ctx, title, TITLE, CARD.x + PADDING, first);
  write(ctx, excerpt, EXCERPT, CARD.x + PADDING, first + title.length * TITLE.lineHeight + gap);
  drawStub(ctx, content);
}

function layoutText(ctx: CanvasRenderingContext2D, words: string, style: Style, width: number): string[] {
  text(ctx, style);
  return wrapText(words, { width, maxLines: style.maxLines, measure: (part) => ctx.measureText(part).width });
}

function write(ctx: CanvasRenderingContext2D, lines: readonly string[], style: Style, x: number, y: number): void {
  text(ctx, style);
  lines.forEach((words, index) => ctx.fillText(words, x, y + (index + 0.5) * style.lineHeight));
}

function drawSky(ctx: CanvasRenderingContext2D): void {
  const sky = ctx.createLinearGradient(0, 0, 0, 560);
  sky.addColorStop(0, color.washTop);
  sky.addColorStop(0.5, color.washMid);
  sky.addColorStop(1, color.ground);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, POSTER.width, POSTER.height);
  disc(ctx, 640, 96, 150, 'rgba(255, 255, 255, .45)');
  disc(ctx, 640, 96, 96, 'rgba(255, 255, 255, .5)');
}

function drawHead(
  ctx: CanvasRenderingContext2D,
  { productName, mark }: PosterContent,
  logo: Drawable | undefined,
): void {
  if (logo) ctx.drawImage(logo, 40, 48, 68, 68);
  write(ctx, [productName], { ...TITLE, size: 36, lineHeight: 68 }, logo ? 126 : 40, 48);

  const small = { size: 24, weight: 600, lineHeight: 48, color: color.onAction, maxLines: 1 };
  text(ctx, small);
  const width = ctx.measureText(mark).width + 40;
  const x = CARD.x + CARD.width - width;
  ctx.fillStyle = color.action;
  roundedPath(ctx, { x, y: 58, width, height: 48 }, [24, 24, 24, 6]);
  ctx.fill();
  write(ctx, [mark], small, x + 20, 58);
}

function drawCard(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.shadowColor = CARD_SHADOW;
  ctx.shadowBlur = 56;
  ctx.shadowOffsetY = 20;
  ctx.fillStyle = color.card;
  roundedPath(ctx, CARD, [CARD_RADIUS, CARD_RADIUS, CARD_RADIUS, CARD_RADIUS]);
  ctx.fill();
  ctx.restore();
}

/** Where there is no picture: the sky over the sea, and the title in it. */
function drawTitlePicture(ctx: CanvasRenderingContext2D, title: string, box: Box): void {
  const lines = layoutText(ctx, title, BIG_TITLE, INNER);
  clipTo(ctx, box, [CARD_RADIUS, CARD_RADIUS, 0, 0], () => {
    const day = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
    day.addColorStop(0, color.action);
    day.addColorStop(1, color.press);
    ctx.fillStyle = day;
    ctx.fillRect(box.x, box.y, box.width, box.height);
    disc(ctx, box.x + box.width - 110, box.y + box.height - 40, 190, 'rgba(255, 255, 255, .08)');
    disc(ctx, box.x + box.width - 110, box.y + box.height - 40, 120, 'rgba(255, 255, 255, .1)');
    ctx.fillStyle = color.press;
    ctx.beginPath();
    ctx.ellipse(box.x + box.width * 0.3, box.y + box.height + 90, box.width * 0.9, 130, 0, 0, Math.PI * 2);
    ctx.fill();
  });
  write(ctx, lines, BIG_TITLE, box.x + PADDING, box.y + (box.height - lines.length * BIG_TITLE.lineHeight) / 2);
}

function drawStub(ctx: CanvasRenderingContext2D, { address, invitation, productName }: PosterContent): void {
  const top = CARD.y + CARD.height - STUB_HEIGHT;
  disc(ctx, CARD.x, top, 18, color.ground);
  disc(ctx, CARD.x + CARD.width, top, 18, color.ground);
  line(ctx, CARD.x + 34, top, CARD.x + CARD.width - 34, color.line);

  drawCode(ctx, address, CODE_BOX);
  const x = CARD.x + PADDING;
  write(ctx, ['长按识别二维码'], { ...TITLE, size: 34, lineHeight: 48 }, x, top + 56);
  write(ctx, [invitation], { ...EXCERPT, lineHeight: 40 }, x, top + 106);
  write(ctx, [`来自 ${productName}`], { ...EXCERPT, size: 24, lineHeight: 36, color: color.ink3 }, x, top + 146);
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

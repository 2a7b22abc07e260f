export type Canvas = OffscreenCanvas | HTMLCanvasElement;

export function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The context to draw with. Throws where a browser gives none, as under a limit on canvases. */
export function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  return context;
}

export async function encode(canvas: Canvas, type: string, quality: number): Promise<Blob | undefined> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}

export function paintGround(canvas: Canvas): void {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Turned upright by its note of orientation; browsers before Chromium 112 and Safari 17 do not know `from-image`. */
export async function openUpright(file: Blob): Promise<UprightPicture> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { openAsElement } = await import('./openAsElement.ts');
    return openAsElement(file);
  }
}

export type UprightPicture = CanvasImageSource & { width: number; height: number; close(): void };

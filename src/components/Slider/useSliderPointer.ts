import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** How far a finger may shake in a tap, px. */
const SLOP = 4;

/** What those around hear a gesture begin with. */
const OPENINGS = ['touchstart', 'mousedown'] as const;

type Press = { pointerId: number; input: HTMLInputElement; x: number; y: number; before: number; moving: boolean };

/**
 * Moves a native range control under a finger. The browser's own way sets the value as soon as a finger comes
 * down to scroll the page; ours waits until the browser has left the gesture to us, and takes a tap anywhere on
 * the row. `input` and `change` are sent as the control itself would.
 */
export function useSliderPointer(rail: RefObject<HTMLElement | null>) {
  const press = useRef<Press>(null);

  // A carousel or tab panel around it would move along with the thumb.
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    const element = rail.current;
    OPENINGS.forEach((type) => element?.addEventListener(type, keep));
    return () => OPENINGS.forEach((type) => element?.removeEventListener(type, keep));
  }, [rail]);

  const moveTo = (x: number, input: HTMLInputElement) => {
    const track = rail.current?.querySelector('[data-track]')?.getBoundingClientRect();
    if (!track?.width) return;
    const share = Math.min(Math.max((x - track.left) / track.width, 0), 1);
    setValue(input, Number(input.min) + share * (Number(input.max) - Number(input.min)));
  };

  const start = (event: PointerEvent) => {
    const input = event.currentTarget.querySelector('input');
    if (!event.isPrimary || event.button !== 0 || !input || input.disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const moving = event.pointerType === 'mouse';
    press.current = {
      pointerId: event.pointerId,
      input,
      x: event.clientX,
      y: event.clientY,
      before: input.valueAsNumber,
      moving,
    };
    if (!moving) return;
    // Else the press would take the focus to the page.
    event.preventDefault();
    input.focus({ preventScroll: true });
    moveTo(event.clientX, input);
  };

  const move = (event: PointerEvent) => {
    const held = press.current;
    if (held?.pointerId !== event.pointerId) return;
    held.moving ||= Math.abs(event.clientX - held.x) > SLOP;
    if (held.moving) moveTo(event.clientX, held.input);
  };

  const end = (event: PointerEvent) => {
    const held = press.current;
    if (held?.pointerId !== event.pointerId) return;
    press.current = null;
    const tapped = Math.abs(event.clientY - held.y) <= SLOP;
    if (event.type === 'pointercancel') setValue(held.input, held.before);
    else if (held.moving || tapped) moveTo(event.clientX, held.input);
    if (held.input.valueAsNumber !== held.before) held.input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** The control itself rounds to its steps; `input` is sent when that makes a difference. */
function setValue(input: HTMLInputElement, next: number): void {
  const { value } = input;
  input.valueAsNumber = next;
  if (input.value !== value) input.dispatchEvent(new Event('input', { bubbles: true }));
}

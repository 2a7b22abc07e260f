/** What the server last said of a mark. */
export type Said = { on: boolean; count: number };

export type WishOptions = {
  /** What is shown before the first tap, as the server last said it. */
  said: Said;
  /** Asks the server; asking again for the same answers the same. */
  send: (on: boolean) => Promise<Said>;
  /** Shows what a mark is, or is hoped to be. */
  show: (face: Said) => void;
  /** The wish could not be carried out and is given up. */
  onFailure: (error: unknown) => void;
  /** Whether after this failure nobody knows what the server did. */
  isUnclear: (error: unknown) => boolean;
  /** Nothing is under way any more; `said` is what stands. */
  onSettled: (said: Said) => void;
};

export type Wish = {
  /** The person taps: they wish for the opposite of what is shown. */
  toggle(): void;
};

/** When it is asked again what became of a lost answer: a network that failed once often fails for a while. */
const CONFIRM_DELAYS_MS = [0, 2000, 8000];

/** What is shown while the wish is not yet an answer. */
function hopedFor(said: Said, on: boolean): Said {
  if (on === said.on) return said;
  return { on, count: Math.max(0, said.count + (on ? 1 : -1)) };
}

/**
 * One mark somebody taps faster than the server answers. What is tapped shows at once, one question at a
 * time is asked, and the last wish wins; a wish that fails is rolled back to what the server last said.
 */
export function createWish({ said: begin, send, show, onFailure, isUnclear, onSettled }: WishOptions): Wish {
  let said = begin;
  let wish = begin.on;
  let working = false;
  /** Something may have been carried out of which no answer came. */
  let inDoubt = false;

  const ask = async (on: boolean) => {
    try {
      said = await send(on);
      inDoubt = false;
    } catch (error) {
      inDoubt ||= isUnclear(error);
      throw error;
    }
  };

  /** Says what stands on screen once more, so that both sides agree. The failure was told of; another needs no words. */
  const confirm = async (delayMs: number) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (wish === said.on) await ask(wish).catch(() => undefined);
  };

  const giveUp = async (error: unknown) => {
    wish = said.on;
    show(said);
    onFailure(error);
    for (const delayMs of CONFIRM_DELAYS_MS) {
      if (inDoubt && wish === said.on) await confirm(delayMs);
    }
  };

  const settle = async () => {
    let sent: boolean | undefined;
    while (wish !== (sent ?? said.on)) {
      sent = wish;
      try {
        await ask(sent);
      } catch (error) {
        if (wish !== sent) continue;
        await giveUp(error);
        sent = undefined;
      }
    }
  };

  return {
    toggle() {
      wish = !wish;
      show(hopedFor(said, wish));
      if (working) return;
      working = true;
      void settle().then(() => {
        working = false;
        show(said);
        onSettled(said);
      });
    },
  };
}

import { WelfareState, type WelfareHome, type WelfareItem } from '#domain/welfare.ts';

/** An item after one more was taken. */
function afterTaking(item: WelfareItem): WelfareItem {
  const usedByMe = item.usedByMe + 1;
  return {
    ...item,
    usedByMe,
    left: item.left === null ? null : Math.max(0, item.left - 1),
    state: usedByMe >= item.limit ? WelfareState.done : item.state,
  };
}

/** The welfare centre after an item was taken, until it is refetched. */
export const takenItem = (home: WelfareHome, id: string): WelfareHome => ({
  ...home,
  items: home.items.map((item) => (item.id === id ? afterTaking(item) : item)),
});

import { globalStyle } from '@vanilla-extract/css';
import { link } from '#components/BottomNav/BottomNav.css.ts';
import { content, label } from '#components/Button/Button.css.ts';
import { header } from '#screens/shell/Header/Header.css.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

/** A phone on its side, where height is what lacks: bars are as low as a finger allows. Loaded once the page is rendered. */
globalStyle('[data-theme][data-theme]', {
  '@media': { [when.short]: { vars: { [vars.size.bar]: rem(44), [vars.size.bottomBar]: rem(44) } } },
});

/** With large text a button's words are broken between words, and the button goes where there is room for them. */
globalStyle(`button, [role=tab], ${content}${content}`, {
  '@media': { [when.largeText]: { wordBreak: 'keep-all', overflowWrap: 'break-word' } },
});

globalStyle(`${label}${label}, ${content}${content}`, { '@media': { [when.largeText]: { minWidth: 'auto' } } });

/** A dialog of few lines keeps some for its content, and scrolls as a whole where its title and buttons leave none. */
globalStyle('[data-layer][data-layer]', { '@media': { [when.low]: { overflowY: 'auto' } } });
globalStyle('[data-layer-scroller][data-layer-scroller]', { '@media': { [when.low]: { minHeight: rem(72) } } });

globalStyle(`${link}${link}`, { '@media': { [when.short]: { flexDirection: 'row', gap: vars.space.x6 } } });

globalStyle(`${header}${header}`, {
  '@media': { [when.short]: { minHeight: vars.size.bar, paddingBlock: `${safe.top} 0` } },
});

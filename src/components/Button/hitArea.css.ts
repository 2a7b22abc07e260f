import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** Widens a small control to an invisible 44 px target without moving its neighbours. */
export const hitArea = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: `max(100%, ${vars.size.touch})`,
    height: `max(100%, ${vars.size.touch})`,
    transform: 'translate(-50%, -50%)',
  },
});

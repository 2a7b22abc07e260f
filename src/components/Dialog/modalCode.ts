import { createElement, type ReactNode } from 'react';
import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { createLazyModule } from '../loading/createLazyModule.ts';
import type { ModalBoxProps } from './ModalBox.tsx';

type Draw = (props: ModalBoxProps) => ReactNode;

const modalBox = createLazyModule<Draw>(
  () =>
    import('./ModalBox.tsx').then(
      ({ ModalBox }) =>
        (props) =>
          createElement(ModalBox, props),
    ),
  whenQuiet,
);

/** Asks for the code of modal boxes, once; again only after it did not come. */
export const loadModalBox = modalBox.load;

/**
 * What draws modal layers, once its code has come: it is asked for when the first page is done, and at once when one
 * opens. `onMissing` is called when it has not come by then: a layer that cannot be seen must not count as open.
 */
export const useModalBox = modalBox.useModule;

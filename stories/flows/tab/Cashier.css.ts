import { style } from '@vanilla-extract/css';

export const page = style({ minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: '1rem' });

import { devtools } from './devtools.ts';

type FrameTree = { frame: { id: string }; childFrames?: FrameTree[] };
type AccessibleNode = { ignored: boolean; name?: { value?: unknown } };

/** Every name and text that assistive technology finds in the page, its frames included. */
export async function accessibleText(): Promise<string[]> {
  const session = devtools();
  await session.send('Accessibility.enable');
  try {
    const { frameTree } = await session.send<{ frameTree: FrameTree }>('Page.getFrameTree');
    const trees = framesOf(frameTree).map((frameId) =>
      session.send<{ nodes: AccessibleNode[] }>('Accessibility.getFullAXTree', { frameId }),
    );
    return (await Promise.all(trees)).flatMap(({ nodes }) =>
      nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? '')),
    );
  } finally {
    await session.send('Accessibility.disable');
  }
}

const framesOf = ({ frame, childFrames = [] }: FrameTree): string[] => [frame.id, ...childFrames.flatMap(framesOf)];

import { openCamera, type Camera } from './camera.ts';
import { serveBuild } from './serveBuild.ts';

/** Opens a camera on a built Storybook for as long as `work` takes. */
export async function withCamera<T>(build: string, work: (camera: Camera) => Promise<T>): Promise<T> {
  const server = await serveBuild(build);
  const camera = await openCamera(server.origin);
  try {
    return await work(camera);
  } finally {
    await camera.close();
    await server.close();
  }
}

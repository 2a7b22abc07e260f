import { openCamera, type Camera } from './camera.ts';
import { serveBuild } from './serveBuild.ts';

/**
 * Opens a camera on a built Storybook for as long as `work` takes.
 * @param instead texts served in the place of the build's own files, by path
 */
export async function withCamera<T>(
  build: string,
  work: (camera: Camera) => Promise<T>,
  instead?: ReadonlyMap<string, string>,
): Promise<T> {
  const server = await serveBuild(build, instead);
  const camera = await openCamera(server.origin);
  try {
    return await work(camera);
  } finally {
    await camera.close();
    await server.close();
  }
}

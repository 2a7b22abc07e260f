/** A picture by way of an image element, which every browser turns upright. */
export async function openAsElement(file: Blob): Promise<HTMLImageElement & { close(): void }> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(image.src);
  try {
    await image.decode();
    return Object.assign(image, { close });
  } catch (error) {
    close();
    throw error;
  }
}

// The pictures that the page reads.

/** Extensions, with their dots, by media type. */
export const pictureTypes = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };

export const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') ||
  Object.values(pictureTypes)
    .flat()
    .includes(/\.\w*$/.exec(name.toLowerCase())?.[0] ?? '');

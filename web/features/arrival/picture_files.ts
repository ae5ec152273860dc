// The kinds of pictures that the page reads, as the system needs them.

/** Extensions, with their dots, by media type. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};

/** A random seed of 32 bits. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

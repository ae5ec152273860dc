// One value for each object, for as long as the object lives.

/** Makes the value when it is first asked for, and returns the same one from then on. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly it: Made }>();
  return (of) => {
    const one = made.get(of) ?? { it: make(of) };
    made.set(of, one);
    return one.it;
  };
}

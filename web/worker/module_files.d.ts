// The files that the WebAssembly build writes to build/wasm, as the bundler provides them.
declare module '*/build/wasm/sudoscope_quick.mjs' {
  const createModule: import('../../wasm/solver_module').ModuleFactory<import('../../wasm/solver_module').QuickModule>;
  export default createModule;
}
declare module '*/build/wasm/sudoscope_collection.mjs' {
  const createModule: import('../../wasm/solver_module').ModuleFactory<
    import('../../wasm/solver_module').CollectionModule
  >;
  export default createModule;
}
declare module '*/build/wasm/sudoscope.mjs' {
  const createModule: import('../../wasm/solver_module').ModuleFactory<import('../../wasm/solver_module').SolverModule>;
  export default createModule;
}
declare module '*/build/wasm/sudoscope_logic.mjs' {
  const createModule: import('../../wasm/solver_module').ModuleFactory<import('../../wasm/logic_module').LogicModule>;
  export default createModule;
}
declare module '*.wasm?url' {
  const url: string;
  export default url;
}

/** Types of the runtime that TypeScript's library lacks. Only the part that is used here. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>;
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  interface Module {
    readonly compiled: unique symbol;
  }
  interface Instance {
    readonly exports: Exports;
  }
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  function instantiate(module: Module): Promise<Instance>;
}

import type { Plugin } from 'vite';

/** The code without the names that its components carry for developer tools, and with calls that only make a component marked as pure. */
export const withPureComponents = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(
      /(?<=^(?:const|var) \w+ = )(?=[\w$]+\.(?:forwardRef|memo|createContext)\()/gm,
      '/* @__PURE__ */ ',
    );

/** Lets the build leave out the router's components that nobody uses, such as its form. */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({ code: withPureComponents(code), map: null }),
  },
};

import { expect, test } from 'vitest';
import { withPureComponents } from './unused-components.ts';

test('a component that nobody uses can be left out, because neither its making nor its name has an effect', () => {
  const code = `const Form = React.forwardRef((props, ref) => {
	let Inner = React.forwardRef(draw);
	return React.createElement(Inner);
});
Form.displayName = "Form";
React.useEffect(start);`;
  expect(withPureComponents(code)).toBe(`const Form = /* @__PURE__ */ React.forwardRef((props, ref) => {
	let Inner = React.forwardRef(draw);
	return React.createElement(Inner);
});

React.useEffect(start);`);
});

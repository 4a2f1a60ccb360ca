import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { agreementForm } from '#contract/lending/agreements.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import type { Draft } from './form-paths.ts';
import { rowKeysOf } from './form-state.ts';
import { createFormStore } from './form-store.ts';
import { isAnythingUnsaved, watchForUnsaved } from './unsaved-forms.ts';

type AgreementDraft = Draft<z.input<typeof agreementForm>>;

const item = (description: string) => ({ productId: null, description, quantity: 1, unitPrice: 45_000 });

const draft: AgreementDraft = {
  customerId: '0199b6a0-0000-7000-8000-000000000001',
  service: 'product',
  contractKind: 'deferred_sale',
  amount: null,
  items: [item('Refrigerator'), item('Washing machine'), item('Fan')],
  downPayment: 5_000,
  count: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 100,
  startOn: '2026-11-20',
  firstDueOn: '2026-12-31',
  guarantors: [],
  notes: '',
};

/** A form for a draft agreement, and its requests with their keys. */
function openDesk(answers: (() => Promise<string>)[] = []) {
  let made = 0;
  const store = createFormStore(draft, () => {
    made += 1;
    return `key ${made}`;
  });
  const sent: { readonly count: unknown; readonly key: string }[] = [];
  const saved: string[] = [];
  const submit = () =>
    store.submit({
      schema: agreementForm,
      bodyOf: (values) => values,
      send(body, key) {
        sent.push({ count: body.count, key });
        return answers[sent.length - 1]?.() ?? Promise.resolve('saved');
      },
      onSaved: (answer) => saved.push(answer),
    });
  const check = () => store.check({ schema: agreementForm, bodyOf: (values) => values });
  return { ...store, submit, check, sent, saved };
}

const lost = () =>
  Promise.reject(new ApiFailure({ code: 'network', message: 'The server could not be reached.' }));

const refused = (errors: ApiFailure['errors']) => () =>
  Promise.reject(
    new ApiFailure({ code: 'invalid_input', message: 'Please correct the marked fields.', errors }),
  );

describe('rows', () => {
  test('keep their problems when a row above is removed', () => {
    const desk = openDesk();
    desk.edit('items.0.description', '');
    desk.edit('items.2.unitPrice', '45,000.50');
    expect(desk.check()).toBe(false);
    expect(Object.keys(desk.get().problems).sort()).toEqual(['items.0.description', 'items.2.unitPrice']);

    desk.removeRow('items', 0);
    expect(Object.keys(desk.get().problems)).toEqual(['items.1.unitPrice']);
    desk.edit('items.1.unitPrice', 45_000);
    expect(desk.get().problems).toEqual({});
    expect(desk.check()).toBe(true);
  });

  test('have keys that move with them, and a new row gets a new key', () => {
    const desk = openDesk();
    expect(rowKeysOf(desk.get(), 'items')).toEqual([0, 1, 2]);
    desk.removeRow('items', 0);
    desk.addRow('items', item('Iron'));
    expect(rowKeysOf(desk.get(), 'items')).toEqual([1, 2, 3]);
    expect(desk.get().values.items).toEqual([item('Washing machine'), item('Fan'), item('Iron')]);
  });

  test('that are missing are a problem of their list until one is added', () => {
    const desk = openDesk();
    for (let row = 0; row < 3; row += 1) desk.removeRow('items', 0);
    desk.check();
    expect(desk.get().problems.items?.en).toBe('Add at least one item');
    desk.addRow('items', item('Iron'));
    expect(desk.get().problems).toEqual({});
  });
});

describe('the key of a submission', () => {
  test('is the same when the form is sent again after a lost answer', async () => {
    const desk = openDesk([lost, lost]);
    await desk.submit();
    await desk.submit();
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 1']);
    expect(desk.saved).toEqual(['saved']);
  });

  test('changes when the form was edited after a lost answer', async () => {
    const desk = openDesk([lost]);
    await desk.submit();
    desk.edit('count', 6);
    await desk.submit();
    expect(desk.sent).toEqual([
      { count: 12, key: 'key 1' },
      { count: 6, key: 'key 2' },
    ]);
  });

  test('is the same when an edit after a lost answer was undone', async () => {
    const desk = openDesk([lost]);
    await desk.submit();
    desk.edit('count', 6);
    desk.edit('count', 12);
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  test('is not used again after a success: the same values once more are a new agreement', async () => {
    const desk = openDesk();
    await desk.submit();
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key 1', 'key 2']);
  });
});

test('two clicks at once send once', async () => {
  const desk = openDesk();
  await Promise.all([desk.submit(), desk.submit()]);
  expect(desk.sent).toHaveLength(1);
});

test('values that the contract refuses are not sent, and the problem names the limit', async () => {
  const desk = openDesk();
  desk.edit('items.1.description', 'x'.repeat(201));
  await desk.submit();
  expect(desk.sent).toEqual([]);
  expect(desk.get().problems['items.1.description']).toEqual({
    en: 'This is too long: at most 200 characters',
    ur: 'یہ بہت لمبا ہے: زیادہ سے زیادہ 200 حروف',
  });
  expect(desk.get().failures).toBe(1);
});

describe('what the server refuses', () => {
  test('is shown at its field, even inside a composite, and no part of it is lost', async () => {
    const errors = [
      { field: 'items.2.unitPrice', message: 'A product is sold at its cash price' },
      { field: 'terms.firstDueOn', message: 'The first due date is before the start' },
      { field: 'signature', message: 'The signature is missing' },
    ];
    const desk = openDesk([refused(errors)]);
    await desk.submit();
    const told = Object.entries(desk.get().problems).map(([path, problem]) => [path, problem?.en]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['items.2.unitPrice', 'A product is sold at its cash price'],
        ['firstDueOn', 'The first due date is before the start'],
        ['signature', 'The signature is missing'],
      ]),
    );
    expect(told).toHaveLength(3);
  });

  test('of the whole form is shown above it until something is edited', async () => {
    const desk = openDesk([refused([])]);
    await desk.submit();
    expect(desk.get()).toMatchObject({
      refusal: { message: 'Please correct the marked fields.' },
      failures: 1,
      saves: 0,
    });
    desk.edit('count', 6);
    expect(desk.get().refusal).toBeNull();
  });

  test('is no refusal if the program failed: the error is rethrown, and the form can be sent again', async () => {
    const desk = openDesk([() => Promise.reject(new TypeError('undefined is not a function'))]);
    await expect(desk.submit()).rejects.toThrow(TypeError);
    expect(desk.get()).toMatchObject({ isSending: false, refusal: null });
  });
});

describe('leaving', () => {
  test('asks while something is changed, and not otherwise', async () => {
    const desk = openDesk();
    const forget = watchForUnsaved(desk);
    expect(isAnythingUnsaved()).toBe(false);
    desk.edit('notes', 'Her son signs too');
    expect(isAnythingUnsaved()).toBe(true);
    desk.edit('notes', '');
    expect(isAnythingUnsaved()).toBe(false);
    desk.edit('notes', null);
    expect(isAnythingUnsaved()).toBe(false);
    // A restored field must not hide that a row is gone.
    desk.removeRow('items', 1);
    expect(isAnythingUnsaved()).toBe(true);
    await desk.submit();
    expect(isAnythingUnsaved()).toBe(false);
    desk.edit('count', 6);
    forget();
    expect(isAnythingUnsaved()).toBe(false);
  });

  test('does not ask right after saving, because the next page may follow at once', async () => {
    const store = createFormStore(draft);
    let isUnsaved = true;
    store.edit('count', 6);
    await store.submit({
      schema: agreementForm,
      bodyOf: (values) => values,
      send: () => Promise.resolve('saved'),
      onSaved: () => {
        isUnsaved = store.isChanged();
      },
    });
    expect(isUnsaved).toBe(false);
  });

  test('asks about edits made while the form was being sent', async () => {
    const desk = openDesk();
    const sending = desk.submit();
    desk.edit('notes', 'One more thing');
    await sending;
    expect(desk.isChanged()).toBe(true);
    expect(desk.get().values.notes).toBe('One more thing');
  });

  test('does not ask after a reset to the stored record', () => {
    const desk = openDesk();
    desk.edit('count', 6);
    desk.restart({ ...draft, count: 9 });
    expect(desk.isChanged()).toBe(false);
    expect(desk.get().values.count).toBe(9);
  });
});

describe("another user's edit of the record", () => {
  const theirs = { ...draft, downPayment: 9_000, notes: 'Deliver before Friday' };

  test('is shown in untouched fields, and own edits stay unsaved', () => {
    const desk = openDesk();
    desk.edit('notes', 'Deliver to the shop');
    desk.edit('items.1.description', 'Washing machine, 8 kg');
    expect(desk.catchUp(theirs)).toEqual(['downPayment', 'notes']);
    const { values, saved } = desk.get();
    expect(values).toMatchObject({ downPayment: 9_000, notes: 'Deliver to the shop' });
    expect(values.items[1]?.description).toBe('Washing machine, 8 kg');
    expect(saved).toEqual(theirs);
    expect(desk.isChanged()).toBe(true);
  });

  test('is taken over field by field in a composite, and a list of rows as a whole', () => {
    const desk = openDesk();
    desk.edit('frequency.every', 2);
    const changed = desk.catchUp({
      ...draft,
      frequency: { unit: 'weeks', every: 1 },
      items: [item('Stove')],
    });
    expect(changed).toEqual(['items', 'frequency.unit']);
    expect(desk.get().values.frequency).toEqual({ unit: 'weeks', every: 2 });
  });

  test('leaves nothing to save where it equals the own edit', () => {
    const desk = openDesk();
    desk.edit('notes', 'Deliver before Friday');
    desk.catchUp(theirs);
    expect(desk.isChanged()).toBe(false);
  });
});

describe('a rule of the form’s own', () => {
  const late = { en: 'The first installment is too late', ur: 'پہلی قسط بہت دیر سے ہے' };
  const openRuled = () => {
    const store = createFormStore(draft);
    const sent: unknown[] = [];
    const checking = {
      schema: agreementForm,
      bodyOf: (values: AgreementDraft) => values,
      rule: ({ count }: AgreementDraft) => (Number(count) > 11 ? { firstDueOn: late } : {}),
    };
    return {
      ...store,
      sent,
      check: () => store.check(checking),
      submit: () =>
        store.submit({ ...checking, send: async (body) => sent.push(body), onSaved: () => undefined }),
    };
  };

  test("is shown together with the contract's problems, which come first at the same field", () => {
    const desk = openRuled();
    desk.edit('downPayment', 'much');
    expect(desk.check()).toBe(false);
    expect(desk.get().problems).toMatchObject({ downPayment: expect.anything(), firstDueOn: late });
    desk.edit('firstDueOn', '');
    expect(desk.check()).toBe(false);
    expect(desk.get().problems.firstDueOn).not.toEqual(late);
  });

  test('counts as unknown once anything is edited, and the form is not sent with a broken rule', async () => {
    const desk = openRuled();
    await desk.submit();
    expect(desk.get().problems).toEqual({ firstDueOn: late });
    desk.edit('count', 6);
    expect(desk.get().problems).toEqual({});
    await desk.submit();
    expect(desk.sent).toHaveLength(1);
  });
});

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
  test('keep what is wrong with them when one above is removed', () => {
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

  test('are told apart by keys that go with them, and a new row gets one of its own', () => {
    const desk = openDesk();
    expect(rowKeysOf(desk.get(), 'items')).toEqual([0, 1, 2]);
    desk.removeRow('items', 0);
    desk.addRow('items', item('Iron'));
    expect(rowKeysOf(desk.get(), 'items')).toEqual([1, 2, 3]);
    expect(desk.get().values.items).toEqual([item('Washing machine'), item('Fan'), item('Iron')]);
  });

  test('that are missing are told of at their list until one is added', () => {
    const desk = openDesk();
    for (let row = 0; row < 3; row += 1) desk.removeRow('items', 0);
    desk.check();
    expect(desk.get().problems.items?.en).toBe('Add at least one item');
    desk.addRow('items', item('Iron'));
    expect(desk.get().problems).toEqual({});
  });
});

describe('the key of a submission', () => {
  test('is the same when it is sent again after a lost answer', async () => {
    const desk = openDesk([lost, lost]);
    await desk.submit();
    await desk.submit();
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 1']);
    expect(desk.saved).toEqual(['saved']);
  });

  test('is another one when something was changed after a lost answer', async () => {
    const desk = openDesk([lost]);
    await desk.submit();
    desk.edit('count', 6);
    await desk.submit();
    expect(desk.sent).toEqual([
      { count: 12, key: 'key 1' },
      { count: 6, key: 'key 2' },
    ]);
  });

  test('is the same when what was changed after a lost answer was changed back', async () => {
    const desk = openDesk([lost]);
    await desk.submit();
    desk.edit('count', 6);
    desk.edit('count', 12);
    await desk.submit();
    expect(desk.sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  test('is used up by a success: the same words once more are another agreement', async () => {
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

test('what the contract refuses is not sent, and the number that limits it is said', async () => {
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
  test('is told at its field, whatever the server calls what it is in; nothing that it says is lost', async () => {
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

  test('as a whole is told as a whole, until something is changed', async () => {
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

  test('by mistake of the program is no refusal: it is thrown on, and the form can be sent again', async () => {
    const desk = openDesk([() => Promise.reject(new TypeError('undefined is not a function'))]);
    await expect(desk.submit()).rejects.toThrow(TypeError);
    expect(desk.get()).toMatchObject({ isSending: false, refusal: null });
  });
});

describe('leaving', () => {
  test('is asked about while something is changed, and no longer', async () => {
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

  test('right after saving is not asked about, because who saves may be led elsewhere at once', async () => {
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

  test('is asked about what was entered while the form was being sent', async () => {
    const desk = openDesk();
    const sending = desk.submit();
    desk.edit('notes', 'One more thing');
    await sending;
    expect(desk.isChanged()).toBe(true);
    expect(desk.get().values.notes).toBe('One more thing');
  });

  test('is not asked about after beginning again with what is on record', () => {
    const desk = openDesk();
    desk.edit('count', 6);
    desk.restart({ ...draft, count: 9 });
    expect(desk.isChanged()).toBe(false);
    expect(desk.get().values.count).toBe(9);
  });
});

describe('what somebody else saved meanwhile', () => {
  const theirs = { ...draft, downPayment: 9_000, notes: 'Deliver before Friday' };

  test('is shown where nothing was entered, and what was entered stays and is still to be saved', () => {
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

  test('is taken over field by field inside what a form holds together, and its list of rows as one', () => {
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

  test('leaves nothing to save where it is what was entered', () => {
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

  test('is told with what the contract says, which goes first where both speak of one field', () => {
    const desk = openRuled();
    desk.edit('downPayment', 'much');
    expect(desk.check()).toBe(false);
    expect(desk.get().problems).toMatchObject({ downPayment: expect.anything(), firstDueOn: late });
    desk.edit('firstDueOn', '');
    expect(desk.check()).toBe(false);
    expect(desk.get().problems.firstDueOn).not.toEqual(late);
  });

  test('is not known to hold any longer once anything is edited, and nothing is sent against it', async () => {
    const desk = openRuled();
    await desk.submit();
    expect(desk.get().problems).toEqual({ firstDueOn: late });
    desk.edit('count', 6);
    expect(desk.get().problems).toEqual({});
    await desk.submit();
    expect(desk.sent).toHaveLength(1);
  });
});

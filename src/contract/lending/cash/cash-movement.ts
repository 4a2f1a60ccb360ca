import * as z from 'zod/mini';
import { spoken } from '#contract/fields/phrase-field.ts';
import { expenseCategories } from '#domain/lending/cash/cash-expense.ts';
import { cashMovementKinds, cashSettlementKinds } from '#domain/lending/cash/cash-movement.ts';
import { cashCountForm } from './cash-forms.ts';

/** The branch of a drawer. */
export const branchOfCash = { branchId: z.uuid(), branchCode: z.string(), city: spoken };

/** The right of the reader: to act, to act alone with the password because there is no other superadmin, or none because another person acts. */
export const cashRights = ['free', 'alone', 'of_another'] as const;
export type CashRight = (typeof cashRights)[number];

/** A movement of cash with its slip. */
export const cashMovement = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(cashMovementKinds),
  ...branchOfCash,
  /** The counted amount. Of a settlement: the part that it settled, below zero if it was too much. */
  amount: z.number(),
  /** The amount that the giver said, or that should be in the drawer at a count; 0 for notes without an entry; null for an opening count, a settlement and notes given back. */
  offered: z.nullable(z.number()),
  /** Null if no notes were counted. */
  count: z.nullable(cashCountForm),
  /** The reason of a settlement, or of an answer about a reversed payment or a deposit; the purpose of an expense. */
  reason: z.nullable(z.string()),
  /** The part of the difference that is not settled, below zero if it was too much; 0 if there is none. */
  open: z.number(),
  /** The last settlement of the difference; null if there is none. */
  settledAs: z.nullable(z.enum(cashSettlementKinds)),
  /** True of a settlement by a person who gave or counted, because there is no other superadmin. */
  settledAlone: z.boolean(),
  /** The account and the slip of a deposit, or of the one that never arrived; null for all others. */
  deposit: z.nullable(
    z.object({
      accountName: z.string(),
      slipNumber: z.string(),
      hasPicture: z.boolean(),
      depositedOn: z.iso.date(),
      /** Null while it is in transit, and of one that never arrived. */
      arrivedOn: z.nullable(z.iso.date()),
      /** True if it never arrived. */
      isRefused: z.boolean(),
      /** True if the only superadmin made it, and said alone that it arrived or never did. */
      saidAlone: z.boolean(),
    }),
  ),
  /** The kind of an expense or of the one that was not the lender's, if there is a picture of its bill, and if another person has confirmed it; null for all others. */
  expense: z.nullable(
    z.object({
      category: z.enum(expenseCategories),
      hasBill: z.boolean(),
      isConfirmed: z.boolean(),
      /** True if it was not the lender's. */
      isRefused: z.boolean(),
      /** True if the only superadmin paid it, and said alone that it is right or not the lender's. */
      saidAlone: z.boolean(),
    }),
  ),
  /** The hand-over or float that this takes back, with the person who asked; null for all others. */
  reversal: z.nullable(
    z.object({
      number: z.string(),
      countedAt: z.iso.datetime(),
      askedByName: spoken,
      /** True if that person agreed too, as the only superadmin, because the other side is gone. */
      isAlone: z.boolean(),
    }),
  ),
  /** The slip of its reversal; null if there is none. */
  reversedBy: z.nullable(z.string()),
  /** True of a hand-over or float that the reader gave or counted, of which no reversal was asked for, and whose difference nobody settled. */
  mayAskReversal: z.boolean(),
  /** The person whose hand gave or took it, or in whose name the settled difference was; null for an opening count. */
  handName: z.nullable(spoken),
  givenByName: z.nullable(spoken),
  countedByName: spoken,
  countedAt: z.iso.datetime(),
});
export type CashMovement = z.output<typeof cashMovement>;

// Made from the description of the interface by `npm run written`; changes by hand are lost.
import type { FileAnswer, FileToSend, Route } from '../route.ts';

/** An object that has none of the fields it will have later: look whether a field is there. */
export type Empty<T> = { readonly [K in keyof T]?: never };

/** Error as the service returns it. */
export type Error = {
  /** Message in the request language */
  readonly detail: string;
  readonly code: "bad_request" | "unauthenticated" | "out_of_credits" | "payment_required" | "trial_ended" | "forbidden" | "plan_feature" | "plan_limit" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "payload_too_large" | "unsupported_media_type" | "validation_error" | "rate_limited" | "internal_error" | "upstream_error" | "service_unavailable";
  /** Only on 500 */
  readonly request_id?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly {
    readonly field: string;
    readonly message: string;
  }[];
};

/** Consignment as the service returns it. */
export type Consignment = {
  /** Price of the goods under the incoterm, in `currency` */
  readonly customs_value?: number | string;
  /** Currency of the amounts sent; by default that of the market */
  readonly currency?: string;
  /** Units of the currency of the market per unit of `currency` */
  readonly fx_rate?: number | string;
  readonly incoterm?: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP";
  /** International carriage, in `currency` */
  readonly freight?: number | string;
  /** Insurance of the carriage, in `currency` */
  readonly insurance?: number | string;
  readonly mode?: "ocean" | "air" | "road" | "rail" | "post";
  /** Member state of destination */
  readonly destination?: "AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK";
  /** formal when left out */
  readonly entry_type?: "formal" | "informal";
  /** The applicable one of several rates of value added tax */
  readonly vat_case?: number;
  /** The applicable one of several rates of special consumption tax */
  readonly special_consumption_case?: number;
  /** In `unit`, by default the unit of the line */
  readonly quantity?: number | string;
  /** Unit of quantity: kg, g, t, carat, lb, l, hl, m3, ml, bbl, pf_l, no, head, pack, doz, hundred, gross, thousand, pair, doz_pair, m2, cm2, m, cm, kwh, mwh, jewel, line_gross */
  readonly unit?: string;
  /** Net weight */
  readonly weight_kg?: number | string;
  /** Day of entry; by default today */
  readonly date?: string;
  /** Code of the programme claimed, or none */
  readonly preference?: string;
  /** The line whose rate applies, if the rate refers to other lines */
  readonly applicable_code?: string;
  /** Which of the rates of a text applies */
  readonly rate_case?: number;
  /** True if the goods are within the tariff quota */
  readonly within_quota?: boolean;
  /** EU: the whole consignment is worth at most 150 EUR, under the import scheme or by post */
  readonly low_value_consignment?: boolean;
  /** Id of the measure pack to use; by default the active one */
  readonly measures?: string;
  /** Input that some rates ask for */
  readonly drained_weight_kg?: number | string;
  /** Input that some rates ask for */
  readonly container_contents_kg?: number | string;
  /** Input that some rates ask for */
  readonly gross_weight_kg?: number | string;
  /** Input that some rates ask for */
  readonly dry_weight_kg?: number | string;
  /** Input that some rates ask for */
  readonly standard_quality_kg?: number | string;
  /** Input that some rates ask for */
  readonly clean_weight_kg?: number | string;
  /** Input that some rates ask for */
  readonly lactic_matter_kg?: number | string;
  /** Input that some rates ask for */
  readonly dry_lactic_matter_kg?: number | string;
  /** Input that some rates ask for */
  readonly total_sugars_kg?: number | string;
  /** Input that some rates ask for */
  readonly total_alcohol_kg?: number | string;
  /** Input that some rates ask for */
  readonly lead_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly copper_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly zinc_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly molybdenum_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly tungsten_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly magnesium_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly manganese_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly silicon_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly morphine_content_kg?: number | string;
  /** Input that some rates ask for */
  readonly proof_liters?: number | string;
  /** Input that some rates ask for */
  readonly recording_surface_m2?: number | string;
  /** Input that some rates ask for */
  readonly containers?: number | string;
  /** Input that some rates ask for */
  readonly pins?: number | string;
  /** Input that some rates ask for */
  readonly jewels?: number | string;
  /** Input that some rates ask for */
  readonly other_parts?: number | string;
  /** Input that some rates ask for */
  readonly alcohol_pct?: number | string;
  /** Input that some rates ask for */
  readonly sucrose_pct?: number | string;
  /** Input that some rates ask for */
  readonly metal_weight_pct?: number | string;
  /** Input that some rates ask for */
  readonly sugar_degrees?: number | string;
  /** Input that some rates ask for */
  readonly agricultural_component?: number | string;
  /** Input that some rates ask for */
  readonly additional_sugar_duty?: number | string;
  /** Input that some rates ask for */
  readonly additional_flour_duty?: number | string;
  /** Input that some rates ask for */
  readonly case_value?: number | string;
  /** Input that some rates ask for */
  readonly case_and_strap_value?: number | string;
  /** Input that some rates ask for */
  readonly strap_value?: number | string;
  /** Input that some rates ask for */
  readonly battery_value?: number | string;
  /** Input that some rates ask for */
  readonly movement_value?: number | string;
  /** Input that some rates ask for */
  readonly movement_and_case_value?: number | string;
  /** Input that some rates ask for */
  readonly apparatus_value?: number | string;
  /** Input that some rates ask for */
  readonly rifle_value?: number | string;
  /** Input that some rates ask for */
  readonly telescopic_sight_value?: number | string;
  /** Input that some rates ask for */
  readonly lead_content_value?: number | string;
  /** Input that some rates ask for */
  readonly steel_content_value?: number | string;
  /** Input that some rates ask for */
  readonly aluminum_content_value?: number | string;
  /** Input that some rates ask for */
  readonly copper_content_value?: number | string;
  /** Input that some rates ask for */
  readonly us_content_value?: number | string;
  /** Input that some rates ask for */
  readonly non_us_content_value?: number | string;
  /** Input that some rates ask for */
  readonly repair_cost?: number | string;
  /** Input that some rates ask for */
  readonly parts_cost?: number | string;
  /** Input that some rates ask for */
  readonly processing_value?: number | string;
  /** Input that some rates ask for */
  readonly retail_value?: number | string;
  /** Additional code of the producer in TARIC: C999 */
  readonly firm_code?: string;
  /** True if the invoice has the declaration that a duty requires */
  readonly invoice_declaration?: boolean;
  /** Do the goods contain a logic chip within the technical parameters of U.S. note 39(b)? */
  readonly advanced_chip?: boolean;
  /** Are the goods fuselage sections, wings or stabilizers of U.S. note 21(t)? */
  readonly airframe_section?: boolean;
  /** Are substantially all critical components of the United States or a partner of U.S. note 43(d)? */
  readonly allied_components?: boolean;
  /** In which country was the primary aluminum smelted, or the article cast (country code)? */
  readonly aluminum_smelt_country?: string;
  /** Is the module bifacial (cells exposed to light on both sides)? */
  readonly bifacial_module?: boolean;
  /** Is the grape brandy valued over $38 a proof liter? */
  readonly brandy_over_38?: boolean;
  /** Does the importer certify the goods for automobile production or repair in the United States? */
  readonly certified_auto_part?: boolean;
  /** Does the importer certify the goods for production or repair of medium- and heavy-duty vehicles in the United States? */
  readonly certified_truck_part?: boolean;
  /** Are the chips for an end use of U.S. note 39(d), such as a data center in the United States or repair? */
  readonly chip_end_use?: boolean;
  /** Are the goods articles of civil aircraft that meet general note 6? */
  readonly civil_aircraft?: boolean;
  /** Are the goods only for clinical trials, research or other non-commercial use? */
  readonly clinical_trials?: boolean;
  /** Has the Department of Commerce authorised the reduced rate for this quantity? */
  readonly commerce_authorised?: boolean;
  /** Was the article processed abroad from aluminum smelted and cast in the United States? */
  readonly us_aluminum?: boolean;
  /** Was the metal smelted and cast, or melted and poured, in the United States to the share of U.S. note 16(e)? */
  readonly us_metal?: boolean;
  /** Was the article processed abroad from steel melted and poured in the United States? */
  readonly us_steel?: boolean;
  /** Are the goods a donation to relieve human suffering? */
  readonly donation?: boolean;
  /** Are the goods docking stations for unmanned aircraft or parts of them? */
  readonly drone_docking_station?: boolean;
  /** Are the goods parts for unmanned aircraft of more than 25 kg (U.S. note 43(c)(2))? */
  readonly drone_parts?: boolean;
  /** Are the goods enteral syringes? */
  readonly enteral_syringe?: boolean;
  /** Are the goods only for use in agricultural, industrial or mobile equipment of U.S. note 16(k)? */
  readonly equipment_parts?: boolean;
  /** Do the goods meet the description of an exclusion granted by the U.S. Trade Representative (U.S. note 20)? */
  readonly excluded_article?: boolean;
  /** Is the medicine generic? */
  readonly generic_medicine?: boolean;
  /** Are the goods imported in bulk, not packed for direct consumption? */
  readonly in_bulk?: boolean;
  /** Were the goods loaded and in transit before 24 July 2026? */
  readonly in_transit?: boolean;
  /** Are the goods informational materials, such as publications, films or artworks? */
  readonly informational_material?: boolean;
  /** Are the goods intermodal chassis or parts of them? */
  readonly intermodal_chassis?: boolean;
  /** Is the washing machine a large residential washer of U.S. note 17? */
  readonly large_residential_washer?: boolean;
  /** Were the goods loaded before 7 August 2025, not only before 27 August? */
  readonly loaded_before_20250807?: boolean;
  /** Were the goods loaded on a vessel between 5 and 8 April 2025 (of China, between 5 and 9 April)? */
  readonly loaded_in_april_2025?: boolean;
  /** Is the medicine of a firm that the Department of Commerce has identified (U.S. note 40(e))? */
  readonly medicine_of_listed_firm?: boolean;
  /** Does the firm have a most-favored-nation pricing agreement? */
  readonly medicine_pricing_agreement?: boolean;
  /** Is at least 95 % of the metal smelted, cast or melted and poured in the United Kingdom? */
  readonly metal_of_gb?: boolean;
  /** Are the parts for the manufacture of motorcycles in the United States? */
  readonly motorcycle_manufacture?: boolean;
  /** Are the goods new airplanes of an unladen weight over 30,000 kg? */
  readonly new_airplane?: boolean;
  /** Do the goods come with a certificate of origin of Ukraine? */
  readonly certificate_of_origin?: boolean;
  /** Are the goods without any aluminum, steel or copper? */
  readonly no_metal?: boolean;
  /** Are the goods non-patented articles for pharmaceutical use? */
  readonly non_patented_medicine?: boolean;
  /** Are the goods no completed kitchen cabinets, vanities or parts of them? */
  readonly not_kitchen_cabinet?: boolean;
  /** Was the steel melted and poured in Mexico, Canada or the United States? */
  readonly melted_in_north_america?: boolean;
  /** Is the vehicle neither a passenger vehicle nor a light truck? */
  readonly not_passenger_vehicle?: boolean;
  /** Are the goods no pharmaceutical articles? */
  readonly not_pharmaceutical?: boolean;
  /** Are the goods for use in pharmaceutical applications? */
  readonly pharmaceutical_use?: boolean;
  /** Are the goods quartz surface products (mainly silica with a resin binder)? */
  readonly quartz_surface_product?: boolean;
  /** Metal of the stampings: steel or aluminum */
  readonly main_metal?: string;
  /** Are the goods under an approved onshoring plan? */
  readonly onshoring_plan?: boolean;
  /** Do the goods meet the words of the particular article in the note? */
  readonly particular_article?: boolean;
  /** Are the goods parts of medium- or heavy-duty vehicles? */
  readonly parts_of_heavy_vehicle?: boolean;
  /** Are the goods parts of passenger vehicles or light trucks? */
  readonly parts_of_passenger_vehicle?: boolean;
  /** Is the medicine or ingredient patented? */
  readonly patented_medicine?: boolean;
  /** Are the goods sent through the international postal network? */
  readonly postal_item?: boolean;
  /** Was the metal produced before 13 April 2024? */
  readonly produced_before_20240413?: boolean;
  /** Is the duty rate that of another subheading (an article of the set) on lists 1 to 3 of section 301? */
  readonly rate_of_list_1_to_3?: boolean;
  /** Is the duty rate that of another subheading (an article of the set) on list 4A of section 301? */
  readonly rate_of_list_4a?: boolean;
  /** Are the goods cabinets, tubs with a seal or assembled baskets for the large residential washers of U.S. note 17? */
  readonly residential_washer_part?: boolean;
  /** Is the crane a ship-to-shore gantry crane for containers? */
  readonly ship_to_shore_crane?: boolean;
  /** Is the whisky a single malt? */
  readonly single_malt_whisky?: boolean;
  /** Is the medicine for a specific use of U.S. note 40(h)(iii)? */
  readonly specialty_medicine?: boolean;
  /** Does the unmanned aircraft have thermal imaging? */
  readonly thermal_imaging?: boolean;
  /** Has CBP determined that the goods were transshipped to evade duties? */
  readonly transshipped?: boolean;
  /** Is the active ingredient of the dosage form of the United States? */
  readonly us_active_ingredient?: boolean;
  /** Was the vehicle made at least 25 years before the year of entry? */
  readonly vehicle_25_years?: boolean;
  /** Does the importer hold an authorisation for end-use, and go the goods to that use? */
  readonly end_use_authorised?: boolean;
  /** Are the goods for ships, drilling or production platforms? */
  readonly ships_and_platforms?: boolean;
  /** Do the goods come with an airworthiness certificate? */
  readonly airworthiness_certificate?: boolean;
  /** Are the goods for food? */
  readonly for_food?: boolean;
  /** Were the goods exported from Vietnam, and do they return unused and unprocessed? */
  readonly returned_goods?: boolean;
  /** Do the goods have most-favoured-nation treatment? */
  readonly most_favoured?: boolean;
  /** Are the goods used? */
  readonly used_goods?: boolean;
  /** Are the goods pesticides of restricted use (list of the Ministry of Agriculture and Environment)? */
  readonly restricted_pesticide?: boolean;
  readonly [name: string]: boolean | number | string | undefined;
};

/** ConfidenceByDigits as the service returns it. */
export type ConfidenceByDigits = {
  /** Probability that the first four digits are right */
  readonly heading: number;
  /** Probability that the first six digits are right */
  readonly subheading: number;
  /** Probability that the whole line is right; equals `confidence` */
  readonly line: number;
};

/** ReviewFlag as the service returns it. */
export type ReviewFlag = {
  readonly code: "not_goods" | "not_in_sample" | "no_official_evidence" | "low_confidence" | "close_alternatives" | "missing_attributes" | "legal_conflict" | "precedent_conflict" | "set_or_kit" | "demo_data" | "lexical_only" | "superseded_schedule" | "language_fallback" | "code_changed_recently";
  readonly message: string;
};

/** GivenAnswer as the service returns it. */
export type GivenAnswer = {
  readonly question_id: string;
  readonly attribute: string;
  readonly value: string;
};

/** LookupInput as the service returns it. */
export type LookupInput = {
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  /** Code of the country; empty if none was given */
  readonly origin: string;
  readonly notes: string;
  readonly market: "US" | "EU" | "VN";
  /** Only when a version was set */
  readonly tariff_version?: string;
  /** Only if six digits were requested */
  readonly digits?: 6;
  /** The consignment, where one was sent */
  readonly landed_cost?: Readonly<Record<string, unknown>>;
  /** Answers to the questions of an earlier lookup */
  readonly answers?: readonly GivenAnswer[];
};

/** NormalizedDescription as the service returns it. */
export type NormalizedDescription = {
  readonly raw_description: string;
  readonly clean_description: string;
  /** Text of the search */
  readonly search_text: string;
  /** Language that the description is written in */
  readonly language: "en" | "vi" | "ja" | "ko";
  readonly category: string | null;
  readonly materials: readonly ({
    readonly name: string;
    readonly group: string;
    /** Share, if stated */
    readonly percent: number | null;
  })[];
  /** Such as knitted or woven */
  readonly construction: string | null;
  readonly gender: string | null;
  /** Such as fresh or frozen */
  readonly state: string | null;
  readonly electrical: boolean;
  /** Fields sent with the description */
  readonly extra: {
    readonly material: string;
    readonly use: string;
    readonly composition: string;
    readonly origin: string;
    readonly notes: string;
  };
  /** Facts that the description leaves open */
  readonly missing: readonly string[];
  /** Review flags that the reading raised */
  readonly flags: readonly ("not_goods" | "not_in_sample" | "no_official_evidence" | "low_confidence" | "close_alternatives" | "missing_attributes" | "legal_conflict" | "precedent_conflict" | "set_or_kit" | "demo_data" | "lexical_only" | "superseded_schedule" | "language_fallback" | "code_changed_recently")[];
  readonly product_type: string | null;
  /** Purpose of the goods */
  readonly function: string | null;
  /** Words that were searched for */
  readonly search_terms: readonly string[];
  readonly extraction: {
    /** Method of extraction, such as lexicon */
    readonly method: string;
  };
  /** Usual headings of goods of this type */
  readonly hs_headings: readonly string[];
  /** Abbreviations with their expansions */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** The description in English, if it is in another language */
  readonly translation: string | null;
  /** Groups of the materials, the main one first */
  readonly material_groups: readonly string[];
};

/** CandidateScores as the service returns it. */
export type CandidateScores = {
  /** Text search over the line */
  readonly bm25: number;
  /** Score of the vector search; null if the search was lexical */
  readonly vector: number | null;
  /** All searches fused */
  readonly rrf: number;
  /** Overlap of distinctive words with the line and the rows above it */
  readonly overlap: number;
  /** Distinctive words shared with the line itself */
  readonly leaf_overlap: number;
  /** Agreement of facts and materials */
  readonly attributes: number;
  /** Probability within its heading */
  readonly tree: number;
  /** Nearest precedent */
  readonly cross: number;
  /** Probability among all lines weighed */
  readonly final: number;
  /** Share that remains after legal notes */
  readonly legal: number;
};

/** LegalFinding as the service returns it. */
export type LegalFinding = {
  readonly id: string;
  readonly scope: "general_rule" | "section" | "chapter" | "heading" | "subheading";
  /** Place in the nomenclature */
  readonly reference: string;
  readonly effect: "excludes" | "includes" | "defines" | "conditions";
  readonly code: string | null;
  /** In the answer language */
  readonly text: string;
};

/** Precedent as the service returns it. */
export type Precedent = {
  /** As used in `citations` */
  readonly key: string;
  readonly source: "ruling" | "decision";
  readonly ruling_number: string | null;
  readonly date: string | null;
  readonly code: string;
  readonly hs6: string;
  readonly title: string;
  readonly similarity: number;
  readonly same_code: boolean;
  readonly url: string | null;
};

/** AdditionalDuty as the service returns it. */
export type AdditionalDuty = {
  readonly key: string;
  readonly legal_basis: string | null;
  readonly code: string | null;
  readonly title: string;
  /** As published */
  readonly rate: string | null;
  /** Percent of the value, where the rate is one */
  readonly pct: number | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Why it applies or may apply */
  readonly reason: string;
  /** Stable name of the reason; missing in older responses */
  readonly reason_code?: string;
  readonly url: string | null;
  readonly amount: string | null;
  /** in_force, refundable, announced …; missing in older responses */
  readonly status?: string;
};

/** DutySummary as the service returns it. */
export type DutySummary = {
  /** True if the published rate could be parsed */
  readonly available: boolean;
  /** As published */
  readonly rate_text: string | null;
  readonly rate_basis: "general" | "preference" | "column2";
  /** Percent of the value; null when not available */
  readonly effective_pct: number | null;
  /** Minimum in percent of the value; null if not available */
  readonly min_pct: number | null;
  /** Maximum in percent of the value; null if not available */
  readonly max_pct: number | null;
  /** Sum of the applied additional duties, in percent of the value */
  readonly additional_pct: number;
  /** Applied additional duties; may be omitted for alternatives in the short view */
  readonly additional: readonly AdditionalDuty[];
  /** Additional duties that may apply; omitted likewise */
  readonly may_apply: readonly AdditionalDuty[];
  /** True if the rate could be parsed and has a specific part */
  readonly specific: boolean;
  readonly currency: "USD" | "EUR" | "VND";
  /** Last day for which the law in the response is established */
  readonly known_until?: string;
  /** True if nothing is open */
  readonly definite?: boolean;
  /** Bans on import */
  readonly prohibited?: readonly ({
    readonly key: string;
    readonly title: string;
    readonly legal_basis: string;
    readonly from: string;
    readonly to: string | null;
    readonly url: string;
  })[];
  readonly measures?: {
    readonly id: string;
    readonly version: string;
    readonly sha256: string;
  };
  /** duty_not_known_after, and reservations about the rate */
  readonly flags?: readonly string[];
};

/** Candidate as the service returns it. */
export type Candidate = {
  /** As the schedule writes it */
  readonly code: string;
  readonly code_digits: string;
  readonly hs6: string;
  readonly hs6_display: string;
  /** Digits beyond the sixth */
  readonly national_extension: string;
  /** Official text of the line */
  readonly description: string;
  /** Official text of the line with its parents */
  readonly full_description: string;
  /** As published */
  readonly duty_rate: string | null;
  readonly retrieval_score: number;
  readonly scores: CandidateScores;
  readonly verdict: "recommended" | "possible" | "unlikely" | "excluded";
  /** In the answer language */
  readonly reasoning: string;
  /** Why it ranks lower, in the language of the response */
  readonly exclusion_reason: string | null;
  /** Keys of `sources` */
  readonly citations: readonly string[];
  /** Evidence for and against the line, by stable names */
  readonly signals: readonly string[];
  readonly legal: {
    readonly status: "clear" | "conditional" | "excluded";
    readonly penalty: number;
    readonly findings: readonly LegalFinding[];
  };
  /** Precedents on the same six digits */
  readonly precedents: readonly Precedent[];
  readonly duty: DutySummary;
};

/** QuestionOption as the service returns it. */
export type QuestionOption = {
  readonly value: string;
  readonly label: string;
  /** Candidates that the option leaves */
  readonly codes: readonly string[];
};

/** Question as the service returns it. */
export type Question = {
  /** Unchanged in a rerun; answers refer to it as `question_id` */
  readonly id: string;
  /** Attribute in question */
  readonly attribute: string;
  /** In the answer language */
  readonly text: string;
  readonly options: readonly QuestionOption[];
  /** Candidates that the answer would separate */
  readonly decides_between: readonly string[];
  /** Value of the option that was chosen */
  readonly answer: string | null;
};

/** CitedSource as the service returns it. */
export type CitedSource = {
  /** As used in `citations` */
  readonly key: string;
  readonly url: string | null;
  readonly title: string;
  readonly snippet: string;
};

/** Check as the service returns it. */
export type Check = {
  readonly key: "code_is_declarable" | "code_in_version" | "evidence_cited" | "attributes_consistent" | "legal_notes" | "duty_available" | "precedents_agree";
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
};

/** ResultDataset as the service returns it. */
export type ResultDataset = {
  readonly id: string;
  readonly market: "US" | "EU" | "VN";
  readonly version: string;
  readonly name: string;
  readonly is_demo: boolean;
  readonly source_name: string | null;
  readonly source_url: string | null;
};

/** RetrievalReport as the service returns it. */
export type RetrievalReport = {
  /** `hybrid`: text and vector search; `lexical`: text alone */
  readonly mode: "hybrid" | "lexical";
  /** Why the search was limited, in the language of the response */
  readonly reason: string | null;
  /** Stable names of the reasons */
  readonly reason_codes: readonly string[];
  /** Schedule lines that had a vector */
  readonly embedded: number;
  /** Lines weighed */
  readonly candidates: number;
  /** Hits of each search; null for one that failed */
  readonly legs: Readonly<Record<string, number | null>>;
};

/** LookupResult as the service returns it. */
export type LookupResult = {
  readonly status: "proposed" | "needs_review" | "needs_info";
  readonly status_label: string;
  /** Answer language */
  readonly lang: "en" | "vi" | "ja" | "ko";
  readonly recommended: Candidate | null;
  /** True if the recommended line is not proposed */
  readonly tentative: boolean;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  /** Other candidates, best first */
  readonly alternatives: readonly Candidate[];
  /** In the answer language */
  readonly summary: string;
  /** In the answer language */
  readonly deciding_factors: readonly string[];
  /** In the answer language */
  readonly uncertainties: readonly string[];
  /** The most telling first */
  readonly questions: readonly Question[];
  readonly flags: readonly ReviewFlag[];
  readonly sources: readonly CitedSource[];
  readonly checks: readonly Check[];
  readonly legal: readonly LegalFinding[];
  readonly dataset: ResultDataset;
  readonly retrieval: RetrievalReport;
  readonly disclaimer: string;
};

/** LookupEvent as the service returns it. */
export type LookupEvent = {
  readonly id: number;
  readonly kind: "created" | "rerun" | "approved" | "overridden" | "rejected" | "reopened" | "comment" | "resolved" | "unresolved";
  readonly at: string;
  readonly by: string | null;
  readonly by_name: string | null;
  readonly note: string | null;
  /** Value before the change */
  readonly from: string | null;
  /** Value after the change */
  readonly to: string | null;
};

/** LookupProgress as the service returns it. */
export type LookupProgress = {
  readonly stage: "normalizing" | "retrieving" | "ranking" | "checking" | "explaining";
  readonly stage_label: string;
  readonly step: number;
  readonly steps: number;
  readonly percent: number;
  readonly started_at: string | null;
};

/** ClassifiedLookup as the service returns it. */
export type ClassifiedLookup = {
  readonly id: string;
  readonly created_at: string;
  readonly kind: "single" | "batch" | "sku";
  readonly batch_id: string | null;
  readonly row_index: number | null;
  readonly parent_lookup_id: string | null;
  readonly description: string;
  readonly market: "US" | "EU" | "VN";
  readonly dataset_version: string;
  readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
  readonly status_label: string;
  readonly recommended_code: string | null;
  readonly recommended_description: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  readonly review_flags: readonly ReviewFlag[];
  readonly risk: number;
  readonly risk_level: "high" | "medium" | "low";
  readonly resolved: boolean;
  readonly processing_ms: number;
  readonly decision: "approved" | "overridden" | "rejected" | null;
  readonly decision_label: string | null;
  readonly final_code: string | null;
  readonly decided_at: string | null;
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
  readonly sku_id: number | null;
  readonly language: "en" | "vi" | "ja" | "ko" | null;
  readonly comment_count: number | null;
  readonly input: LookupInput;
  readonly origin_label: string | null;
  readonly normalized: NormalizedDescription | Empty<NormalizedDescription>;
  readonly result: LookupResult | Empty<LookupResult>;
  /** Facts that the description leaves open */
  readonly missing_info: readonly string[];
  readonly text_language?: "en" | "vi" | "ja" | "ko" | null;
  readonly error: string | null;
  readonly final_description: string | null;
  readonly review_note: string | null;
  readonly decided_by_name: string | null;
  /** History, oldest first */
  readonly events: readonly LookupEvent[];
  readonly progress: LookupProgress | null;
  /** With `markets`: the lookup of each market, in that order; the first is the one above */
  readonly lookups?: readonly ({
    readonly id: string;
    readonly market: "US" | "EU" | "VN";
    readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
  })[];
};

/** LookupSummary as the service returns it. */
export type LookupSummary = {
  readonly id: string;
  readonly created_at: string;
  readonly kind: "single" | "batch" | "sku";
  readonly batch_id: string | null;
  readonly row_index: number | null;
  readonly parent_lookup_id: string | null;
  readonly description: string;
  readonly market: "US" | "EU" | "VN";
  readonly dataset_version: string;
  readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
  readonly status_label: string;
  readonly recommended_code: string | null;
  readonly recommended_description: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  readonly review_flags: readonly ReviewFlag[];
  readonly risk: number;
  readonly risk_level: "high" | "medium" | "low";
  readonly resolved: boolean;
  readonly processing_ms: number;
  readonly decision: "approved" | "overridden" | "rejected" | null;
  readonly decision_label: string | null;
  readonly final_code: string | null;
  readonly decided_at: string | null;
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
  readonly sku_id: number | null;
  readonly language: "en" | "vi" | "ja" | "ko" | null;
  readonly comment_count: number | null;
};

/** Successor as the service returns it. */
export type Successor = {
  readonly code: string;
  readonly description: string;
  readonly score: number;
};

/** ActiveLine as the service returns it. */
export type ActiveLine = {
  /** The active version of the market */
  readonly version: string;
  readonly is_declarable: boolean;
  /** Declarable lines that replace a code that is not declarable: those below it, or its successors in the latest comparison */
  readonly successors: readonly Successor[];
};

/** LineDataset as the service returns it. */
export type LineDataset = {
  readonly id: string;
  readonly market: "US" | "EU" | "VN";
  readonly version: string;
  readonly name: string;
  readonly is_demo: boolean;
  readonly effective_date: string | null;
  readonly source_url: string | null;
  readonly source_name: string | null;
};

/** MeasurePackOfAnswer as the service returns it. */
export type MeasurePackOfAnswer = {
  readonly id: string;
  readonly version: string;
  readonly sha256: string;
};

/** Prohibition as the service returns it. */
export type Prohibition = {
  readonly key: string;
  readonly title: string;
  readonly legal_basis: string;
  readonly from: string;
  readonly to: string | null;
  readonly url: string;
};

/** LandedCostLine as the service returns it. */
export type LandedCostLine = {
  readonly key: string;
  readonly label: string;
  /** Basis of calculation */
  readonly basis: string;
  readonly rate: string | null;
  /** Two decimals; null where an input is missing */
  readonly amount: string | null;
};

/** AppliedCharge as the service returns it. */
export type AppliedCharge = {
  readonly key: string;
  readonly title: string;
  /** Basis of assessment */
  readonly basis: string;
  readonly rate: string | null;
  readonly amount: string | null;
  readonly url: string | null;
};

/** DutyChange as the service returns it. */
export type DutyChange = {
  readonly key: string;
  readonly title: string;
  readonly rate: string;
  /** Effect of the answer yes: the duty is owed, or not owed */
  readonly effect: "owed" | "exempt";
};

/** MissingInput as the service returns it. */
export type MissingInput = {
  /** As the request names it */
  readonly field: string;
  readonly unit: string | null;
  readonly why: string;
  /** Duties that the input decides */
  readonly changes: readonly DutyChange[];
};

/** RateComponent as the service returns it. */
export type RateComponent = {
  readonly type: "ad_valorem" | "specific";
  /** Decimal: percent, or an amount of `currency` */
  readonly value: string;
  readonly currency: "USD" | "EUR" | "VND" | null;
  /** Unit that the amount applies to */
  readonly per: string | null;
  readonly unit: string;
  /** Base that the rate applies to */
  readonly basis: string;
};

/** StatedRate as the service returns it. */
export type StatedRate = {
  /** As published */
  readonly rate_text: string;
  readonly kind: "free" | "ad_valorem" | "specific" | "compound" | "alternative" | "formula" | "unparsed";
  readonly components: readonly RateComponent[];
  /** Minimum rate */
  readonly min: string | null;
  /** Maximum rate */
  readonly max: string | null;
  /** Two decimals; null where an input is missing */
  readonly amount: string | null;
};

/** DutyPreference as the service returns it. */
export type DutyPreference = {
  readonly program: string;
  readonly name: string;
  readonly legal_basis: string;
  readonly rate: StatedRate | null;
  /** Percent of the value, where the rate is one */
  readonly pct: number | null;
  readonly state: "conditional" | "claimed" | "origin" | "lapsed" | "not_granted" | "rate_elsewhere";
  /** Conditions of the preference, or why it is not granted */
  readonly condition: string;
  readonly from: string;
  readonly to: string | null;
  readonly url: string;
};

/** AppliedDuty as the service returns it. */
export type AppliedDuty = {
  readonly key: string;
  readonly title: string;
  /** Basis of assessment */
  readonly basis: string;
  readonly rate: string | null;
  /** In percent of the value; null if an input is missing */
  readonly pct: number | null;
  /** Two decimals; null where an input is missing */
  readonly amount: string | null;
  readonly rate_basis: "general" | "preference" | "column2" | null;
  readonly url: string | null;
};

/** DutyOfLandedCost as the service returns it. */
export type DutyOfLandedCost = {
  readonly market: "US" | "EU" | "VN";
  readonly origin: string | null;
  readonly origin_label: string | null;
  readonly date: string;
  /** Date of the table that the rate of the line is from */
  readonly rate_date: string | null;
  /** Last day for which the law in the response is established */
  readonly known_until: string;
  readonly measures: MeasurePackOfAnswer;
  /** Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year */
  readonly flags: readonly ("duty_not_known_after" | "schedule_not_of_date" | "rate_not_of_date" | "rate_of_other_year")[];
  /** True if nothing is open: no input, no condition, no later law */
  readonly definite: boolean;
  /** Bans on import */
  readonly prohibited: readonly Prohibition[];
  readonly currency: "USD" | "EUR" | "VND";
  readonly base: StatedRate | null;
  readonly preferences: readonly DutyPreference[];
  /** Additional duties that apply */
  readonly additional: readonly AdditionalDuty[];
  /** Additional duties that may apply */
  readonly may_apply: readonly AdditionalDuty[];
  /** True if the published rate was parsed and states a duty itself */
  readonly available: boolean;
  /** As published */
  readonly rate_text: string | null;
  readonly rate_basis: "general" | "preference" | "column2";
  /** All applied duties in percent of the value; null if an input is missing */
  readonly effective_pct: number | null;
  /** Minimum in percent of the value */
  readonly min_pct: number | null;
  /** Maximum in percent of the value; null if unbounded */
  readonly max_pct: number | null;
  /** Additional duties, at least, in percent of the value */
  readonly additional_pct: number;
  /** True if the rate has a specific part */
  readonly specific: boolean;
  /** All duties, two decimals; null if an input is missing */
  readonly amount: string | null;
  readonly applied: readonly AppliedDuty[];
  readonly missing_inputs: readonly MissingInput[];
  readonly disclaimer: string;
};

/** LandedCost as the service returns it. */
export type LandedCost = {
  readonly dataset: LineDataset;
  readonly code: string;
  readonly market: "US" | "EU" | "VN";
  readonly origin: string | null;
  readonly date: string;
  /** Last day for which the law in the response is established */
  readonly known_until: string;
  readonly measures: MeasurePackOfAnswer;
  /** Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year */
  readonly flags: readonly ("duty_not_known_after" | "schedule_not_of_date" | "rate_not_of_date" | "rate_of_other_year")[];
  /** True if nothing is open */
  readonly definite: boolean;
  /** Bans on import */
  readonly prohibited: readonly Prohibition[];
  readonly currency: "USD" | "EUR" | "VND";
  readonly customs_value_basis: "fob" | "cif";
  readonly lines: readonly LandedCostLine[];
  readonly totals: {
    readonly duty: string | null;
    readonly additional: string | null;
    readonly fees: string | null;
    readonly taxes: string | null;
    /** Sum of all lines; null where one of them is */
    readonly landed: string | null;
  };
  readonly applied: readonly AppliedCharge[];
  readonly may_apply: readonly AdditionalDuty[];
  readonly missing_inputs: readonly MissingInput[];
  readonly duty: DutyOfLandedCost;
  readonly disclaimer: string;
};

/** ReadLookup as the service returns it. */
export type ReadLookup = {
  readonly id: string;
  readonly created_at: string;
  readonly kind: "single" | "batch" | "sku";
  readonly batch_id: string | null;
  readonly row_index: number | null;
  readonly parent_lookup_id: string | null;
  readonly description: string;
  readonly market: "US" | "EU" | "VN";
  readonly dataset_version: string;
  readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
  readonly status_label: string;
  readonly recommended_code: string | null;
  readonly recommended_description: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  readonly review_flags: readonly ReviewFlag[];
  readonly risk: number;
  readonly risk_level: "high" | "medium" | "low";
  readonly resolved: boolean;
  readonly processing_ms: number;
  readonly decision: "approved" | "overridden" | "rejected" | null;
  readonly decision_label: string | null;
  readonly final_code: string | null;
  readonly decided_at: string | null;
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
  readonly sku_id: number | null;
  readonly language: "en" | "vi" | "ja" | "ko" | null;
  readonly comment_count: number | null;
  readonly input: LookupInput;
  readonly origin_label: string | null;
  readonly normalized: NormalizedDescription | Empty<NormalizedDescription>;
  readonly result: LookupResult | Empty<LookupResult>;
  /** Facts that the description leaves open */
  readonly missing_info: readonly string[];
  readonly text_language?: "en" | "vi" | "ja" | "ko" | null;
  readonly error: string | null;
  readonly final_description: string | null;
  readonly review_note: string | null;
  readonly decided_by_name: string | null;
  /** History, oldest first */
  readonly events: readonly LookupEvent[];
  readonly progress: LookupProgress | null;
  readonly active_line?: ActiveLine | null;
  readonly landed_cost?: LandedCost | null;
};

/** Lookup as the service returns it. */
export type Lookup = {
  readonly id: string;
  readonly created_at: string;
  readonly kind: "single" | "batch" | "sku";
  readonly batch_id: string | null;
  readonly row_index: number | null;
  readonly parent_lookup_id: string | null;
  readonly description: string;
  readonly market: "US" | "EU" | "VN";
  readonly dataset_version: string;
  readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
  readonly status_label: string;
  readonly recommended_code: string | null;
  readonly recommended_description: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  readonly review_flags: readonly ReviewFlag[];
  readonly risk: number;
  readonly risk_level: "high" | "medium" | "low";
  readonly resolved: boolean;
  readonly processing_ms: number;
  readonly decision: "approved" | "overridden" | "rejected" | null;
  readonly decision_label: string | null;
  readonly final_code: string | null;
  readonly decided_at: string | null;
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
  readonly sku_id: number | null;
  readonly language: "en" | "vi" | "ja" | "ko" | null;
  readonly comment_count: number | null;
  readonly input: LookupInput;
  readonly origin_label: string | null;
  readonly normalized: NormalizedDescription | Empty<NormalizedDescription>;
  readonly result: LookupResult | Empty<LookupResult>;
  /** Facts that the description leaves open */
  readonly missing_info: readonly string[];
  readonly text_language?: "en" | "vi" | "ja" | "ko" | null;
  readonly error: string | null;
  readonly final_description: string | null;
  readonly review_note: string | null;
  readonly decided_by_name: string | null;
  /** History, oldest first */
  readonly events: readonly LookupEvent[];
  readonly progress: LookupProgress | null;
};

/** Sku as the service returns it. */
export type Sku = {
  readonly id: number;
  readonly sku: string;
  readonly market: "US" | "EU" | "VN";
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  readonly origin: string;
  readonly notes: string;
  readonly origin_label: string;
  readonly external_ref: string;
  readonly current_code: string | null;
  readonly code_status: "valid" | "not_declarable" | "invalid" | "changed" | "expired" | "unknown";
  readonly code_status_label: string;
  readonly code_status_detail: string;
  readonly checked_version: string | null;
  readonly checked_at: string | null;
  readonly suggested_code: string | null;
  readonly suggested_status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error" | null;
  /** Confidence of that lookup */
  readonly suggested_confidence: number | null;
  readonly last_lookup_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/** SkuListItem as the service returns it. */
export type SkuListItem = {
  readonly id: number;
  readonly sku: string;
  readonly market: "US" | "EU" | "VN";
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  readonly origin: string;
  readonly notes: string;
  readonly origin_label: string;
  readonly external_ref: string;
  readonly current_code: string | null;
  readonly code_status: "valid" | "not_declarable" | "invalid" | "changed" | "expired" | "unknown";
  readonly code_status_label: string;
  readonly code_status_detail: string;
  readonly checked_version: string | null;
  readonly checked_at: string | null;
  readonly suggested_code: string | null;
  readonly suggested_status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error" | null;
  /** Confidence of that lookup */
  readonly suggested_confidence: number | null;
  readonly last_lookup_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly open_alerts: number;
};

/** ChangedFields as the service returns it. */
export type ChangedFields = {
  readonly code?: string;
  readonly parent_code?: string | null;
  readonly description?: string;
  readonly full_description?: string;
  readonly duty_rate?: string | null;
  readonly special_rate?: string | null;
  readonly column2_rate?: string | null;
  readonly additional_duties?: string | null;
  readonly unit?: string | null;
  readonly is_leaf?: boolean;
};

/** AlertChange as the service returns it. */
export type AlertChange = {
  readonly kind: "added" | "removed" | "moved" | "description_changed" | "rate_changed" | "unit_changed" | "declarability_changed";
  readonly before: ChangedFields | null;
  readonly after: ChangedFields | null;
};

/** Alert as the service returns it. */
export type Alert = {
  readonly id: number;
  readonly sku_id: number;
  readonly kind: "code_removed" | "code_changed" | "code_invalid";
  readonly message: string;
  readonly created_at: string;
  readonly acknowledged_at: string | null;
  readonly acknowledged_by: string | null;
  readonly acknowledged_by_name: string | null;
  readonly market: "US" | "EU" | "VN";
  readonly sku: string;
  readonly code: string;
  readonly from_version: string | null;
  readonly to_version: string;
  readonly successors: readonly Successor[];
  /** Changes to the code */
  readonly changes: readonly AlertChange[];
  readonly product_description?: string;
};

/** SkuWithAlerts as the service returns it. */
export type SkuWithAlerts = {
  readonly id: number;
  readonly sku: string;
  readonly market: "US" | "EU" | "VN";
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  readonly origin: string;
  readonly notes: string;
  readonly origin_label: string;
  readonly external_ref: string;
  readonly current_code: string | null;
  readonly code_status: "valid" | "not_declarable" | "invalid" | "changed" | "expired" | "unknown";
  readonly code_status_label: string;
  readonly code_status_detail: string;
  readonly checked_version: string | null;
  readonly checked_at: string | null;
  readonly suggested_code: string | null;
  readonly suggested_status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error" | null;
  /** Confidence of that lookup */
  readonly suggested_confidence: number | null;
  readonly last_lookup_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly alerts: readonly Alert[];
};

/** Batch as the service returns it. */
export type Batch = {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly filename: string;
  readonly status: "uploaded" | "queued" | "running" | "completed" | "completed_with_errors";
  readonly columns: readonly string[];
  readonly column_mapping: {
    readonly description: string | null;
    readonly material: string | null;
    readonly use: string | null;
    readonly composition: string | null;
    readonly origin: string | null;
    readonly notes: string | null;
    readonly sku: string | null;
    readonly existing_code: string | null;
  };
  readonly market: "US" | "EU" | "VN" | null;
  readonly dataset_version: string | null;
  readonly validation: {
    readonly suggested_mapping: {
      readonly description: string | null;
      readonly material: string | null;
      readonly use: string | null;
      readonly composition: string | null;
      readonly origin: string | null;
      readonly notes: string | null;
      readonly sku: string | null;
      readonly existing_code: string | null;
    };
    readonly precheck: {
      readonly total: number;
      readonly empty: number;
      readonly examples: number;
      readonly invalid: number;
      readonly duplicates: number;
      readonly valid: number;
      readonly warnings: number;
      readonly unknown_codes: number;
      readonly issues: readonly ({
        readonly row_index: number;
        readonly code: string;
        readonly field: string;
        readonly message: string;
        readonly severity: "error" | "warning";
      })[];
    };
  };
  readonly total_rows: number;
  readonly processed_rows: number;
  readonly failed_rows: number;
  readonly counts: {
    readonly pending: number;
    readonly processing: number;
    readonly done: number;
    readonly error: number;
    readonly skipped: number;
    readonly duplicate: number;
  };
  readonly error: string | null;
  readonly save_to_catalog: boolean;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
  readonly preview?: readonly ({
    readonly row_index: number;
    readonly [name: string]: string | number;
  })[];
  readonly outcomes?: {
    readonly proposed: number;
    readonly needs_review: number;
    readonly needs_info: number;
    readonly decided: number;
    readonly unlike: number;
  };
};

/** BatchProgress as the service returns it. */
export type BatchProgress = {
  readonly id: string;
  readonly status: "uploaded" | "queued" | "running" | "completed" | "completed_with_errors";
  readonly total_rows: number;
  readonly processed_rows: number;
  readonly failed_rows: number;
  readonly counts: {
    readonly pending: number;
    readonly processing: number;
    readonly done: number;
    readonly error: number;
    readonly skipped: number;
    readonly duplicate: number;
  };
  readonly percent: number;
  readonly rows_per_second: number | null;
  readonly eta_seconds: number | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
};

/** BatchRow as the service returns it. */
export type BatchRow = {
  readonly row_index: number;
  /** Cells by column name */
  readonly raw: Readonly<Record<string, string>>;
  readonly status: "pending" | "processing" | "done" | "error" | "skipped" | "duplicate";
  readonly issues: readonly ({
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly severity: "error" | "warning";
  })[];
  readonly duplicate_of: number | null;
  readonly lookup_id: string | null;
  readonly attempts: number;
  readonly error: string | null;
  readonly result_status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error" | null;
  readonly recommended_code: string | null;
  readonly confidence: number | null;
  readonly confidence_by_digits: ConfidenceByDigits | null;
  readonly code_check: {
    readonly code: string;
    readonly status: "valid" | "not_declarable" | "invalid";
    readonly matches_suggestion: boolean;
    readonly level_matched: number;
    /** Compared with the suggestion, at the length of the code known to the schedule */
    readonly verdict: "same" | "agrees" | "differs" | "not_compared";
    readonly message: string;
  } | null;
  readonly final_code: string | null;
};

/** Dataset as the service returns it. */
export type Dataset = {
  readonly id: string;
  readonly market: "US" | "EU" | "VN";
  readonly version: string;
  readonly name: string;
  readonly national_digits: number;
  readonly source_name: string | null;
  readonly source_url: string | null;
  readonly is_demo: boolean;
  readonly active: boolean;
  readonly entry_count: number;
  readonly loaded_at: string | null;
  readonly effective_date: string | null;
  readonly superseded_at: string | null;
  readonly official_domains: readonly string[];
  readonly notes: string | null;
};

/** TariffLine as the service returns it. */
export type TariffLine = {
  readonly code: string;
  readonly hs6: string | null;
  readonly level: "section" | "chapter" | "heading" | "subheading" | "national" | "statistical";
  readonly is_leaf: boolean;
  readonly description: string;
  readonly full_description: string;
  readonly duty_rate: string | null;
  readonly special_rate: string | null;
  readonly column2_rate: string | null;
  readonly unit: string | null;
};

/** SearchHit as the service returns it. */
export type SearchHit = {
  readonly code: string;
  readonly hs6: string | null;
  readonly level: "section" | "chapter" | "heading" | "subheading" | "national" | "statistical";
  readonly is_leaf: boolean;
  readonly description: string;
  readonly full_description: string;
  readonly duty_rate: string | null;
  readonly special_rate: string | null;
  readonly column2_rate: string | null;
  readonly unit: string | null;
  readonly code_digits: string;
  readonly parent_code: string | null;
  readonly additional_duties: string | null;
  readonly official_url: string | null;
  readonly score: number;
};

/** TariffNode as the service returns it. */
export type TariffNode = {
  readonly code: string;
  readonly hs6: string | null;
  readonly level: "section" | "chapter" | "heading" | "subheading" | "national" | "statistical";
  readonly is_leaf: boolean;
  readonly description: string;
  readonly full_description: string;
  readonly duty_rate: string | null;
  readonly special_rate: string | null;
  readonly column2_rate: string | null;
  readonly unit: string | null;
  readonly code_digits: string;
  readonly parent_code: string | null;
  readonly additional_duties: string | null;
  readonly official_url: string | null;
};

/** ScheduleRow as the service returns it. */
export type ScheduleRow = {
  /** Null for a row that only groups other rows */
  readonly code: string | null;
  readonly description: string;
  readonly duty_rate: string | null;
  readonly is_leaf: boolean;
  readonly depth: number;
};

/** ChangeCounts as the service returns it. */
export type ChangeCounts = {
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
  readonly description_changed: number;
  readonly rate_changed: number;
  readonly unit_changed: number;
  readonly declarability_changed: number;
};

/** TariffChange as the service returns it. */
export type TariffChange = {
  readonly id: number;
  readonly market: "US" | "EU" | "VN";
  readonly from_version: string;
  readonly to_version: string;
  readonly code: string;
  readonly kind: "added" | "removed" | "moved" | "description_changed" | "rate_changed" | "unit_changed" | "declarability_changed";
  readonly before: ChangedFields | null;
  readonly after: ChangedFields | null;
  readonly successors: readonly Successor[];
  readonly affected_skus: number;
  readonly detected_at: string;
};

/** RulingHit as the service returns it. */
export type RulingHit = {
  readonly number: string;
  readonly source: string;
  readonly market: "US" | "EU" | "VN";
  readonly title: string;
  readonly date: string | null;
  readonly codes: readonly string[];
  readonly hs6: string | null;
  readonly url: string | null;
  readonly text_excerpt: string;
  readonly score: number;
};

/** Ruling as the service returns it. */
export type Ruling = {
  readonly number: string;
  readonly source: string;
  readonly market: "US" | "EU" | "VN";
  readonly title: string;
  readonly date: string | null;
  readonly codes: readonly string[];
  readonly hs6: string | null;
  readonly url: string | null;
  readonly text: string;
  readonly origin: string | null;
  readonly current_codes: readonly ({
    readonly code: string;
    readonly declarable: boolean;
    readonly version: string | null;
    readonly successor: string | null;
  })[];
  readonly disclaimer: string;
};

/** DutyEstimate as the service returns it. */
export type DutyEstimate = {
  readonly dataset: LineDataset;
  readonly code: string;
  readonly description: string;
  readonly market: "US" | "EU" | "VN";
  readonly origin: string | null;
  readonly origin_label: string | null;
  readonly date: string;
  /** Date of the table that the rate of the line is from */
  readonly rate_date: string | null;
  /** Last day for which the law in the response is established */
  readonly known_until: string;
  readonly measures: MeasurePackOfAnswer;
  /** Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year */
  readonly flags: readonly ("duty_not_known_after" | "schedule_not_of_date" | "rate_not_of_date" | "rate_of_other_year")[];
  /** True if nothing is open: no input, no condition, no later law */
  readonly definite: boolean;
  /** Bans on import */
  readonly prohibited: readonly Prohibition[];
  readonly currency: "USD" | "EUR" | "VND";
  readonly base: StatedRate | null;
  readonly preferences: readonly DutyPreference[];
  /** Additional duties that apply */
  readonly additional: readonly AdditionalDuty[];
  /** Additional duties that may apply */
  readonly may_apply: readonly AdditionalDuty[];
  /** True if the published rate was parsed and states a duty itself */
  readonly available: boolean;
  /** As published */
  readonly rate_text: string | null;
  readonly rate_basis: "general" | "preference" | "column2";
  /** All applied duties in percent of the value; null if an input is missing */
  readonly effective_pct: number | null;
  /** Minimum in percent of the value */
  readonly min_pct: number | null;
  /** Maximum in percent of the value; null if unbounded */
  readonly max_pct: number | null;
  /** Additional duties, at least, in percent of the value */
  readonly additional_pct: number;
  /** True if the rate has a specific part */
  readonly specific: boolean;
  /** All duties, two decimals; null if an input is missing */
  readonly amount: string | null;
  readonly applied: readonly AppliedDuty[];
  readonly missing_inputs: readonly MissingInput[];
  readonly disclaimer: string;
};

/** ComplianceItem as the service returns it. */
export type ComplianceItem = {
  readonly key: string;
  readonly authority: string;
  readonly kind: "licence" | "permit" | "certificate" | "registration" | "inspection" | "labelling" | "restriction" | "prohibition" | "reporting";
  readonly title: string;
  readonly summary: string;
  readonly legal_basis: string;
  readonly url: string;
  /** Further condition on the goods */
  readonly applies_when: string | null;
  readonly strength: "required" | "likely" | "possible";
  readonly from: string;
  readonly to: string | null;
};

/** EventDescriptions as the service returns it. */
export type EventDescriptions = {
  readonly "lookup.completed": string;
  readonly "lookup.decided": string;
  readonly "batch.completed": string;
  readonly "tariff.changed": string;
  readonly "sku.alert": string;
  readonly ping: string;
};

/** RegisteredWebhook as the service returns it. */
export type RegisteredWebhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly active: boolean;
  readonly created_at: string;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_delivery_at: string | null;
  readonly secret: string;
};

/** Webhook as the service returns it. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly active: boolean;
  readonly created_at: string;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_delivery_at: string | null;
};

/** TestedWebhook as the service returns it. */
export type TestedWebhook = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly active: boolean;
  readonly created_at: string;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_delivery_at: string | null;
  readonly ok: boolean;
};

/** Delivery as the service returns it. */
export type Delivery = {
  readonly id: number;
  readonly event: string;
  readonly status_code: number | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly created_at: string;
  /** JSON as it is signed and sent, with body=true */
  readonly body?: string;
};

/** LedgerRow as the service returns it. */
export type LedgerRow = {
  readonly id: number;
  readonly created_at: string;
  readonly kind: "signup" | "grant" | "usage";
  readonly kind_label: string;
  /** Positive for a grant, negative for a fee */
  readonly amount: number;
  readonly balance_after: number;
  readonly lookup_id: string | null;
  readonly note: string | null;
  readonly created_by_name: string | null;
};

/** Usage as the service returns it. */
export type Usage = {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "entry" | "reviewer" | "admin";
  readonly role_label: string;
  /** Spendable credits: the balance less reserved fees */
  readonly credits: number;
  readonly unlimited: boolean;
  readonly active: boolean;
  readonly last_login_at: string | null;
  readonly pricing: {
    readonly enabled: boolean;
    readonly credits_per_lookup: number;
    readonly signup_credits: number;
  };
  readonly from: string;
  readonly to: string;
  readonly totals: {
    readonly lookups: number;
    readonly credits_used: number;
  };
  readonly llm: {
    readonly llm_calls: number;
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly total_tokens: number;
    readonly charged_lookups: number;
    readonly avg_processing_ms: number;
  };
  readonly daily: readonly {
    readonly day: string;
    readonly lookups: number;
    readonly credits_used: number;
    readonly tokens: number;
  }[];
  readonly previous: {
    readonly from: string;
    readonly to: string;
    readonly lookups: number;
    readonly credits_used: number;
  };
  readonly by_kind: readonly {
    readonly key: string;
    readonly lookups: number;
    readonly credits_used: number;
  }[];
  readonly by_market: readonly {
    readonly key: string;
    readonly lookups: number;
    readonly credits_used: number;
  }[];
  readonly by_status: readonly {
    readonly key: string;
    readonly lookups: number;
    readonly credits_used: number;
  }[];
  readonly ledger: {
    readonly added: number;
    readonly removed: number;
    readonly net: number;
    readonly by_kind: readonly ({
      readonly kind: "signup" | "grant" | "usage";
      readonly kind_label: string;
      readonly count: number;
      readonly added: number;
      readonly removed: number;
    })[];
  };
  readonly transactions: readonly LedgerRow[];
};

/** LedgerItem as the service returns it. */
export type LedgerItem = {
  readonly id: number;
  readonly created_at: string;
  readonly kind: "signup" | "grant" | "usage";
  readonly kind_label: string;
  /** Positive for a grant, negative for a fee */
  readonly amount: number;
  readonly balance_after: number;
  readonly lookup_id: string | null;
  readonly note: string | null;
  readonly created_by_name: string | null;
  readonly user_id: string;
  readonly user_name: string;
  readonly user_email: string;
  readonly tokens: number;
};

/** LedgerPage as the service returns it. */
export type LedgerPage = {
  readonly items: readonly LedgerItem[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
  readonly totals: {
    readonly added: number;
    readonly removed: number;
    readonly net: number;
  };
};

/** Entitlement as the service returns it. */
export type Entitlement = {
  readonly key: string;
  readonly kind: "feature" | "limit";
  readonly category: string;
  readonly label: string;
  readonly unit_label: string | null;
  /** Of a feature; null for a limit */
  readonly enabled: boolean | null;
  /** Of a limit that is not unlimited */
  readonly value: number | null;
  /** Of a limit; null for a feature */
  readonly unlimited: boolean | null;
};

/** MyPlan as the service returns it. */
export type MyPlan = {
  readonly plan: {
    readonly key: string;
    readonly label: string;
    readonly trial_ends_at: string | null;
  } | null;
  /** False for an account without a plan */
  readonly restricted: boolean;
  readonly entitlements: readonly Entitlement[];
};

/** Productivity as the service returns it. */
export type Productivity = {
  readonly from: string;
  readonly to: string;
  readonly total_lookups: number;
  readonly by_status: {
    readonly queued: number;
    readonly processing: number;
    readonly proposed: number;
    readonly needs_review: number;
    readonly needs_info: number;
    readonly error: number;
  };
  readonly by_decision: {
    readonly approved: number;
    readonly overridden: number;
    readonly rejected: number;
  };
  /** Lookups of the period that are waiting for a review now */
  readonly review_queue: number;
  readonly ai_acceptance_rate: number | null;
  readonly users: readonly ({
    readonly user_id: string;
    readonly name: string;
    readonly role: "entry" | "reviewer" | "admin";
    readonly lookups: number;
    readonly batch_rows: number;
    readonly approved: number;
    readonly overridden: number;
    readonly rejected: number;
    readonly comments: number;
    readonly avg_decision_hours: number | null;
    readonly median_decision_hours: number | null;
    readonly decisions: number;
  })[];
  readonly daily: readonly {
    readonly day: string;
    readonly count: number;
    readonly auto_proposed: number;
    readonly routed_to_review: number;
    readonly decisions: number;
  }[];
  readonly kpis: {
    readonly lookups: number;
    readonly auto_proposed: number;
    readonly routed_to_review: number;
    readonly errors: number;
    readonly auto_rate: number | null;
    readonly decisions: number;
    readonly approved: number;
    readonly overridden: number;
    readonly rejected: number;
    readonly approval_rate: number | null;
    readonly override_rate: number | null;
    readonly reject_rate: number | null;
    readonly median_decision_hours: number | null;
  };
  readonly previous: {
    readonly from: string;
    readonly to: string;
    readonly lookups: number;
    readonly auto_proposed: number;
    readonly routed_to_review: number;
    readonly errors: number;
    readonly auto_rate: number | null;
    readonly decisions: number;
    readonly approved: number;
    readonly overridden: number;
    readonly rejected: number;
    readonly approval_rate: number | null;
    readonly override_rate: number | null;
    readonly reject_rate: number | null;
    readonly median_decision_hours: number | null;
  };
  readonly markets: {
    readonly US: {
      readonly lookups: number;
      readonly auto_proposed: number;
      readonly routed_to_review: number;
      readonly decisions: number;
      readonly approved: number;
      readonly overridden: number;
      readonly rejected: number;
      readonly approval_rate: number | null;
    };
    readonly EU: {
      readonly lookups: number;
      readonly auto_proposed: number;
      readonly routed_to_review: number;
      readonly decisions: number;
      readonly approved: number;
      readonly overridden: number;
      readonly rejected: number;
      readonly approval_rate: number | null;
    };
    readonly VN: {
      readonly lookups: number;
      readonly auto_proposed: number;
      readonly routed_to_review: number;
      readonly decisions: number;
      readonly approved: number;
      readonly overridden: number;
      readonly rejected: number;
      readonly approval_rate: number | null;
    };
  };
  readonly top_overridden: readonly ({
    readonly market: "US" | "EU" | "VN";
    readonly recommended_code: string | null;
    readonly final_code: string;
    readonly count: number;
    readonly last_at: string;
  })[];
};

/** SignInOptions as the service returns it. */
export type SignInOptions = {
  /** True if passwords of the service are accepted */
  readonly password: boolean;
  readonly provider: {
    readonly name: string;
    /** Start address for browsers; `to` is the address to return to */
    readonly path: string;
  } | null;
};

/** Me as the service returns it. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "entry" | "reviewer" | "admin";
  readonly role_label: string;
  readonly via: "api_key" | "session";
  readonly avatar_url: string | null;
  readonly credits: number;
  readonly unlimited: boolean;
  /** Only in a sandbox */
  readonly sandbox?: boolean;
};

/** Session as the service returns it. */
export type Session = {
  /** Shown only once; send it as a bearer token. Empty for the console, which gets a cookie */
  readonly token: string;
  /** Moves on with every call */
  readonly expires_at: string;
  readonly account: Me;
};

/** SessionItem as the service returns it. */
export type SessionItem = {
  readonly id: string;
  readonly created_at: string;
  /** To the minute */
  readonly last_seen_at: string;
  readonly expires_at: string;
  /** As the browser names itself */
  readonly user_agent: string | null;
  readonly current: boolean;
};

/** Account as the service returns it. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "entry" | "reviewer" | "admin";
  readonly role_label: string;
  readonly active: boolean;
  readonly plan: string | null;
  readonly trial_ends_at: string | null;
  /** Spendable credits: the balance less reserved fees */
  readonly credits: number;
  readonly held: number;
  readonly unlimited: boolean;
  /** Only of a sandbox */
  readonly sandbox?: boolean;
  readonly created_at: string;
  readonly last_login_at: string | null;
};

/** ApiKey as the service returns it. */
export type ApiKey = {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly role: "entry" | "reviewer" | "admin";
  /** First characters of the key, for display */
  readonly prefix: string;
  readonly created_at: string;
  /** Expiry; null for never */
  readonly expires_at: string | null;
  /** Read-only key */
  readonly read_only: boolean;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
};

/** NewApiKey as the service returns it. */
export type NewApiKey = {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly role: "entry" | "reviewer" | "admin";
  /** First characters of the key, for display */
  readonly prefix: string;
  readonly created_at: string;
  /** Expiry; null for never */
  readonly expires_at: string | null;
  /** Read-only key */
  readonly read_only: boolean;
  /** The key itself; shown only here */
  readonly key: string;
};

/** Plan as the service returns it. */
export type Plan = {
  readonly key: string;
  readonly label: string;
  readonly trial_days: number | null;
  readonly entitlements: readonly Entitlement[];
};

/** AdminDataset as the service returns it. */
export type AdminDataset = {
  readonly id: string;
  readonly market: "US" | "EU" | "VN";
  readonly version: string;
  readonly name: string;
  readonly national_digits: number;
  readonly source_name: string | null;
  readonly source_url: string | null;
  readonly is_demo: boolean;
  readonly active: boolean;
  readonly entry_count: number;
  readonly loaded_at: string | null;
  readonly effective_date: string | null;
  readonly superseded_at: string | null;
  readonly official_domains: readonly string[];
  readonly notes: string | null;
  readonly state: "loading" | "staged" | "active" | "superseded" | "failed";
  readonly leaf_count: number;
};

/** DatasetLoad as the service returns it. */
export type DatasetLoad = {
  readonly id: string;
  readonly market: "US" | "EU" | "VN";
  /** Null until the official source has named it */
  readonly version: string | null;
  readonly file_name: string | null;
  /** Downloaded from the official source of the market */
  readonly from_source: boolean;
  readonly source_url: string | null;
  readonly state: "queued" | "running" | "done" | "unchanged" | "refused" | "failed";
  readonly stage: "fetching" | "reading" | "checking" | "writing" | "activating" | null;
  readonly percent: number;
  /** The loaded schedule version */
  readonly dataset_id: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly counts: {
    readonly lines: number;
    readonly entries: number;
    readonly leaves: number;
    /** Declarable lines without a general rate */
    readonly unrated: number | null;
    /** Rows that were left out */
    readonly rejected: number;
  } | null;
  /** Why it ended without a version */
  readonly problems: readonly ({
    readonly code: string;
    /** Row of the file; null if it concerns the whole file */
    readonly row: number | null;
    readonly message: string;
  })[];
  /** The first rows that were left out */
  readonly rejected_rows: readonly {
    readonly row: number;
    readonly reason: string;
    readonly text: string;
  }[];
};

/** AuditEntry as the service returns it. */
export type AuditEntry = {
  readonly id: number;
  readonly at: string;
  /** Name of the account; null for the command line */
  readonly by_name: string | null;
  readonly via: "session" | "key" | "command";
  readonly key_id: string | null;
  /** Address of the caller; null for the command line */
  readonly address: string | null;
  readonly action: "account.create" | "account.update" | "account.password" | "account.erase" | "key.create" | "key.rotate" | "key.revoke" | "credits.grant" | "plan.update" | "webhooks.allow" | "webhooks.reseal" | "samples.remove" | "dataset.load" | "dataset.activate" | "dataset.correct" | "hs6.load" | "rulings.load" | "session.begin" | "session.refuse" | "session.end" | "webhook.create" | "webhook.update" | "webhook.delete" | "webhook.test" | "webhook.redeliver" | "webhook.replace" | "sku.save" | "sku.remove" | "skus.save" | "export" | "backup" | "measures.load" | "measures.activate" | "measures.add" | "measures.release" | "measures.withdraw";
  /** Id or name of the object changed */
  readonly subject: string;
  /** Changed fields, without secrets */
  readonly details: Readonly<Record<string, unknown>>;
};

/** Measures as the service returns it. */
export type Measures = {
  /** Added measures must be released by another person */
  readonly second_person: boolean;
  readonly markets: readonly ({
    readonly market: "US" | "EU" | "VN";
    /** Id of the pack that estimates are made by */
    readonly pack: string;
    /** Last day for which its law is established */
    readonly known_until: string;
    readonly sources: readonly {
      readonly title: string;
      readonly url: string;
      readonly read_on: string;
    }[];
  })[];
  readonly packs: readonly ({
    readonly market: "US" | "EU" | "VN";
    readonly id: string;
    /** Pack that it was derived from */
    readonly base: string | null;
    readonly active: boolean;
    readonly shipped: boolean;
    readonly known_until: string;
    readonly loaded_at: string;
    readonly activated_at: string | null;
  })[];
  readonly own: readonly ({
    readonly market: "US" | "EU" | "VN";
    readonly id: string;
    readonly title: string;
    readonly rate: string;
    readonly goods: string;
    readonly origins: string;
    readonly from: string;
    readonly to: string;
    readonly legal_basis: string;
    readonly url: string;
    readonly status: string;
    readonly heading: string;
    readonly needs: string;
    readonly question: string;
    readonly state: "draft" | "released" | "withdrawn";
    readonly created_at: string;
    readonly created_by: string;
    readonly released_at: string | null;
    readonly released_by: string | null;
    readonly withdrawn_at: string | null;
  })[];
};

/** MeasureCells as the service returns it. */
export type MeasureCells = {
  /** Unique in its market */
  readonly id: string;
  /** As estimates show it */
  readonly title: string;
  /** For example `25%`, `total 15%`, `40 EUR/TNE`, `prohibited` */
  readonly rate: string;
  /** Codes of 2 to 10 digits, lists as `@name`, or `all` */
  readonly goods: string;
  /** Country codes and groups, or `*` */
  readonly origins: string;
  /** First day */
  readonly from: string;
  /** Last day; absent where no end is known */
  readonly to?: string | null;
  /** The act */
  readonly legal_basis: string;
  /** Address of the act */
  readonly url: string;
  /** By default the id */
  readonly program?: string;
  /** By default `duty`, or `prohibition` for that rate */
  readonly kind?: "duty" | "base" | "relief" | "prohibition" | "quota" | "hint";
  /** By default `in_force` */
  readonly status?: "in_force" | "suspended" | "refundable" | "announced" | "ended_unlawful";
  /** Heading of chapter 99, or additional code */
  readonly heading?: string;
  /** Exempt codes and lists */
  readonly except_goods?: string;
  /** Exempt origins */
  readonly except_origins?: string;
  /** Preference claims that lift it */
  readonly lifted_by?: string;
  /** Programs that displace it */
  readonly displaced_by?: string;
  /** Programs and measures not owed where it is */
  readonly replaces?: string;
  /** Conditions that must be met, or one new condition */
  readonly needs?: string;
  /** Question of the new condition, a request input with its name: `true` or `false` */
  readonly question?: string;
  readonly note?: string;
};

/** Limits as the service returns it. */
export type Limits = {
  readonly max_sku_bulk_items: number;
  readonly batch_max_file_mb: number;
  readonly batch_max_rows: number;
  /** Maximum schedule file that administrators can upload */
  readonly schedule_max_file_mb: number;
  /** Credits that a classified row or lookup costs */
  readonly credits_per_lookup: number;
  /** Minimum confidence for a proposal at each level */
  readonly proposal_thresholds: {
    readonly heading: number;
    readonly subheading: number;
    readonly line: number;
  };
  /** Maximum characters by field */
  readonly max_field_lengths: {
    readonly description: number;
    readonly material: number;
    readonly use: number;
    readonly composition: number;
    readonly origin: number;
    readonly notes: number;
    readonly sku: number;
    readonly external_ref: number;
    readonly current_code: number;
    readonly decision_code: number;
    readonly decision_note: number;
    readonly market: number;
    readonly tariff_version: number;
    readonly language: number;
    readonly webhook_url: number;
    readonly q: number;
    readonly created_by: number;
  };
  readonly comment_per_minute: number;
  readonly comments_per_lookup: number;
  readonly webhook_tests_per_minute: number;
  readonly webhook_tests_per_minute_admin: number;
  /** Default and maximum by list */
  readonly page_size: {
    readonly lookups: {
      readonly default: number;
      readonly max: number;
    };
    readonly review: {
      readonly default: number;
      readonly max: number;
    };
    readonly skus: {
      readonly default: number;
      readonly max: number;
    };
    readonly ledger: {
      readonly default: number;
      readonly max: number;
    };
    readonly rulings: {
      readonly default: number;
      readonly max: number;
    };
  };
  /** Suggested first and maximum pause between polls */
  readonly poll_interval_seconds: {
    readonly first: number;
    readonly max: number;
  };
};

/** Health as the service returns it. */
export type Health = {
  readonly status: "ok" | "degraded";
  readonly environment: string;
  readonly demo_mode: boolean;
  readonly sample_data_markets: readonly ("US" | "EU" | "VN")[];
  readonly issues: readonly string[];
  /** State of background work; new keys and values may appear */
  readonly background: {
    readonly us_tariff: "disabled" | "no_release" | "pending" | "loading" | "loaded" | "failed" | "differs";
    readonly eu_tariff: "disabled" | "no_release" | "pending" | "loading" | "loaded" | "failed" | "differs";
    readonly vn_tariff: "disabled" | "no_release" | "pending" | "loading" | "loaded" | "failed" | "differs";
    /** While paused, lookups use text search only */
    readonly query_embedding: "ok" | "paused";
    readonly queue: "ok" | "unreachable";
    /** Same as `worker_seconds_since_report`; earlier name */
    readonly workers: {
      readonly classify: number | null;
      readonly batch: number | null;
      readonly tariff: number | null;
      readonly webhook: number | null;
    };
    /** Seconds since the last report of each worker; null if there was none */
    readonly worker_seconds_since_report: {
      readonly classify: number | null;
      readonly batch: number | null;
      readonly tariff: number | null;
      readonly webhook: number | null;
    };
    /** Webhook deliveries that failed for good in the last 24 hours; null if not known */
    readonly failed_deliveries: number | null;
    readonly [name: string]: unknown;
  };
  readonly version: string | null;
};

/** LookupCompletedEvent as the service returns it. */
export type LookupCompletedEvent = {
  readonly event: "lookup.completed";
  readonly created_at: string;
  readonly data: {
    readonly id: string;
    readonly created_at: string;
    readonly kind: "single" | "batch" | "sku";
    readonly batch_id: string | null;
    readonly row_index: number | null;
    readonly parent_lookup_id: string | null;
    readonly description: string;
    readonly market: "US" | "EU" | "VN";
    readonly dataset_version: string;
    readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
    readonly status_label: string;
    readonly recommended_code: string | null;
    readonly recommended_description: string | null;
    readonly hs6: string | null;
    readonly confidence: number;
    readonly confidence_by_digits: ConfidenceByDigits | null;
    readonly review_flags: readonly ReviewFlag[];
    readonly risk: number;
    readonly risk_level: "high" | "medium" | "low";
    readonly resolved: boolean;
    readonly processing_ms: number;
    readonly decision: "approved" | "overridden" | "rejected" | null;
    readonly decision_label: string | null;
    readonly final_code: string | null;
    readonly decided_at: string | null;
    readonly created_by: string | null;
    readonly created_by_name: string | null;
    /** Only in a sandbox */
    readonly sandbox?: boolean;
    readonly sku_id: number | null;
    readonly language: "en" | "vi" | "ja" | "ko" | null;
    readonly comment_count: number | null;
    readonly input: LookupInput;
    readonly missing_info: readonly string[];
  };
  readonly id: number;
};

/** LookupDecidedEvent as the service returns it. */
export type LookupDecidedEvent = {
  readonly event: "lookup.decided";
  readonly created_at: string;
  readonly data: {
    readonly id: string;
    readonly created_at: string;
    readonly kind: "single" | "batch" | "sku";
    readonly batch_id: string | null;
    readonly row_index: number | null;
    readonly parent_lookup_id: string | null;
    readonly description: string;
    readonly market: "US" | "EU" | "VN";
    readonly dataset_version: string;
    readonly status: "queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error";
    readonly status_label: string;
    readonly recommended_code: string | null;
    readonly recommended_description: string | null;
    readonly hs6: string | null;
    readonly confidence: number;
    readonly confidence_by_digits: ConfidenceByDigits | null;
    readonly review_flags: readonly ReviewFlag[];
    readonly risk: number;
    readonly risk_level: "high" | "medium" | "low";
    readonly resolved: boolean;
    readonly processing_ms: number;
    readonly decision: "approved" | "overridden" | "rejected" | null;
    readonly decision_label: string | null;
    readonly final_code: string | null;
    readonly decided_at: string | null;
    readonly created_by: string | null;
    readonly created_by_name: string | null;
    /** Only in a sandbox */
    readonly sandbox?: boolean;
    readonly sku_id: number | null;
    readonly language: "en" | "vi" | "ja" | "ko" | null;
    readonly comment_count: number | null;
    readonly action: "approve" | "override" | "reject";
    readonly code: string | null;
    readonly note: string | null;
    readonly decided_by_name: string | null;
  };
  readonly id: number;
};

/** BatchCompletedEvent as the service returns it. */
export type BatchCompletedEvent = {
  readonly event: "batch.completed";
  readonly created_at: string;
  readonly data: {
    readonly id: string;
    readonly created_at: string;
    readonly updated_at: string;
    readonly filename: string;
    readonly status: "uploaded" | "queued" | "running" | "completed" | "completed_with_errors";
    readonly columns: readonly string[];
    readonly column_mapping: {
      readonly description: string | null;
      readonly material: string | null;
      readonly use: string | null;
      readonly composition: string | null;
      readonly origin: string | null;
      readonly notes: string | null;
      readonly sku: string | null;
      readonly existing_code: string | null;
    };
    readonly market: "US" | "EU" | "VN" | null;
    readonly dataset_version: string | null;
    readonly validation: {
      readonly suggested_mapping: {
        readonly description: string | null;
        readonly material: string | null;
        readonly use: string | null;
        readonly composition: string | null;
        readonly origin: string | null;
        readonly notes: string | null;
        readonly sku: string | null;
        readonly existing_code: string | null;
      };
      readonly precheck: {
        readonly total: number;
        readonly empty: number;
        readonly examples: number;
        readonly invalid: number;
        readonly duplicates: number;
        readonly valid: number;
        readonly warnings: number;
        readonly unknown_codes: number;
        readonly issues: readonly ({
          readonly row_index: number;
          readonly code: string;
          readonly field: string;
          readonly message: string;
          readonly severity: "error" | "warning";
        })[];
      };
    };
    readonly total_rows: number;
    readonly processed_rows: number;
    readonly failed_rows: number;
    readonly counts: {
      readonly pending: number;
      readonly processing: number;
      readonly done: number;
      readonly error: number;
      readonly skipped: number;
      readonly duplicate: number;
    };
    readonly error: string | null;
    readonly save_to_catalog: boolean;
    /** Only in a sandbox */
    readonly sandbox?: boolean;
  };
  readonly id: number;
};

/** TariffChangedEvent as the service returns it. */
export type TariffChangedEvent = {
  readonly event: "tariff.changed";
  readonly created_at: string;
  readonly data: {
    readonly market: "US" | "EU" | "VN";
    readonly from_version: string | null;
    readonly to_version: string;
    readonly summary: ChangeCounts;
    readonly affected_skus: number;
  };
  readonly id: number;
};

/** SkuAlertEvent as the service returns it. */
export type SkuAlertEvent = {
  readonly event: "sku.alert";
  readonly created_at: string;
  readonly data: {
    readonly id: number;
    readonly sku_id: number;
    readonly kind: "code_removed" | "code_changed" | "code_invalid";
    readonly message: string;
    readonly created_at: string;
    readonly acknowledged_at: string | null;
    readonly acknowledged_by: string | null;
    readonly acknowledged_by_name: string | null;
    readonly market: "US" | "EU" | "VN";
    readonly sku: string;
    readonly code: string;
    readonly from_version: string | null;
    readonly to_version: string;
    readonly successors: readonly Successor[];
    /** Changes to the code */
    readonly changes: readonly AlertChange[];
    readonly external_ref: string | null;
    readonly current_code: string | null;
  };
  readonly id: number;
};

/** PingEvent as the service returns it. */
export type PingEvent = {
  readonly event: "ping";
  readonly created_at: string;
  readonly data: {
    readonly message: string;
    readonly webhook_id: string;
  };
  readonly id: number;
};

/** Body of a request that a webhook receives; `event` tells which. */
export type WebhookEvent = LookupCompletedEvent | LookupDecidedEvent | BatchCompletedEvent | TariffChangedEvent | SkuAlertEvent | PingEvent;

/** What each operation takes and answers, by its id. */
export interface Operations {
  /** Classify a product. */
  readonly "lookups.classify": {
    readonly request: {
      readonly body: {
        /** Description of the product, in any of the four languages */
        readonly description: string;
        readonly material?: string;
        readonly use?: string;
        readonly composition?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        readonly notes?: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** Several markets in one call, instead of `market`: one charged lookup for each, all or none */
        readonly markets?: readonly ("US" | "EU" | "VN")[];
        readonly tariff_version?: string | null;
        readonly sku_id?: number | null;
        readonly digits?: 6 | null;
        /** Your id of the request: repeated with the same product, it returns the first lookup, uncharged */
        readonly draft_id?: string;
        readonly landed_cost?: Consignment;
        /** Response language: en, vi, ja or ko */
        readonly language?: string | null;
      };
    };
    readonly answer: ClassifiedLookup;
  };
  /** List lookups. */
  readonly "lookups.list": {
    readonly request: {
      readonly query?: {
        readonly q?: string;
        readonly status?: readonly ("queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error")[];
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        /** An account id, or `me` */
        readonly created_by?: string;
        readonly confidence_min?: number;
        readonly confidence_max?: number;
        /** Only lookups of this batch, and their reruns */
        readonly batch_id?: string;
        readonly flag?: string;
        readonly sort?: "newest" | "oldest" | "confidence" | "risk";
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
        /** Language of all texts of the response, including reasons and questions; without it these are in the language of the lookup, labels in that of `Accept-Language` */
        readonly text_language?: "en" | "vi" | "ja" | "ko";
        readonly kind?: "single" | "batch" | "sku";
        /** Only lookups of this SKU */
        readonly sku_id?: number;
        readonly decision?: "approved" | "overridden" | "rejected";
      };
    };
    readonly answer: {
      readonly items: readonly LookupSummary[];
      readonly total: number;
      readonly page: number;
      readonly page_size: number;
    };
  };
  /** Read a lookup. */
  readonly "lookups.get": {
    readonly request: {
      readonly params: {
        readonly lookup_id: string;
      };
      readonly query?: {
        /** `short`: every field, up to four alternatives, within 12 KB without `landed_cost`; `full`: all candidates */
        readonly view?: "short" | "full";
        /** Language of all texts of the response, including reasons and questions; without it these are in the language of the lookup, labels in that of `Accept-Language` */
        readonly text_language?: "en" | "vi" | "ja" | "ko";
        /** Add `active_line`: its code in the active version */
        readonly active?: boolean;
      };
    };
    readonly answer: ReadLookup;
  };
  /** Decide on a lookup. */
  readonly "lookups.decide": {
    readonly request: {
      readonly params: {
        readonly lookup_id: string;
      };
      readonly query?: {
        /** Language of all texts of the response, including reasons and questions; without it these are in the language of the lookup, labels in that of `Accept-Language` */
        readonly text_language?: "en" | "vi" | "ja" | "ko";
      };
      readonly body: {
        readonly action: "approve" | "override" | "reject" | "reopen" | "comment";
        /** Code of an override */
        readonly code?: string | null;
        /** Why; required by override, reject and comment */
        readonly note?: string;
        /** Return 409 with successors if the final code is not declarable in the active version */
        readonly only_active?: boolean;
      };
    };
    readonly answer: Lookup;
  };
  /** Rerun a lookup. */
  readonly "lookups.rerun": {
    readonly request: {
      readonly params: {
        readonly lookup_id: string;
      };
      readonly body?: {
        /** Description of the product, in any of the four languages */
        readonly description?: string;
        readonly material?: string;
        readonly use?: string;
        readonly composition?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        readonly notes?: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly tariff_version?: string | null;
        readonly sku_id?: number | null;
        readonly digits?: 6 | null;
        /** Response language: en, vi, ja or ko */
        readonly language?: string | null;
        /** Facts added to earlier answers; a new description discards those */
        readonly answers?: readonly {
          /** Id of a question of the lookup */
          readonly question_id: string;
          /** Value of one of its options */
          readonly value: string;
        }[];
        /** Why it is run again */
        readonly note?: string;
        /** Your id of the request: repeated with the same product, it returns the first lookup, uncharged */
        readonly draft_id?: string;
        readonly landed_cost?: Consignment | null;
      };
    };
    readonly answer: Lookup;
  };
  /** Resolve a lookup. */
  readonly "lookups.resolve": {
    readonly request: {
      readonly params: {
        readonly lookup_id: string;
      };
      readonly body?: {
        readonly resolved?: boolean;
        /** Why */
        readonly note?: string;
      };
    };
    readonly answer: LookupSummary;
  };
  /** List the review queue. */
  readonly "review.list": {
    readonly request: {
      readonly query?: {
        readonly q?: string;
        readonly status?: readonly ("queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error")[];
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        /** An account id, or `me` */
        readonly created_by?: string;
        readonly confidence_min?: number;
        readonly confidence_max?: number;
        /** Only lookups of this batch, and their reruns */
        readonly batch_id?: string;
        readonly flag?: string;
        /** Include lookups removed from the queue */
        readonly include_resolved?: boolean;
        /** Only lookups whose proposed code is not declarable in the active version */
        readonly outdated?: boolean;
        readonly sort?: "newest" | "oldest" | "confidence" | "risk";
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
        /** Language of all texts of the response, including reasons and questions; without it these are in the language of the lookup, labels in that of `Accept-Language` */
        readonly text_language?: "en" | "vi" | "ja" | "ko";
      };
    };
    readonly answer: {
      readonly items: readonly LookupSummary[];
      readonly total: number;
      readonly page: number;
      readonly page_size: number;
    };
  };
  /** Count the review queue. */
  readonly "review.counts": {
    readonly request: {
      readonly query?: {
        readonly q?: string;
        readonly status?: readonly ("queued" | "processing" | "proposed" | "needs_review" | "needs_info" | "error")[];
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        /** An account id, or `me` */
        readonly created_by?: string;
        readonly confidence_min?: number;
        readonly confidence_max?: number;
        /** Only lookups of this batch, and their reruns */
        readonly batch_id?: string;
        readonly flag?: string;
        /** Include lookups removed from the queue */
        readonly include_resolved?: boolean;
        /** Only lookups whose proposed code is not declarable in the active version */
        readonly outdated?: boolean;
      };
    };
    readonly answer: {
      readonly total: number;
      readonly counts: {
        readonly needs_info: number;
        readonly needs_review: number;
        readonly error: number;
      };
    };
  };
  /** Create or update a SKU. */
  readonly "skus.save": {
    readonly request: {
      readonly query?: {
        /** Return 409 if the SKU exists instead of updating it */
        readonly only_new?: boolean;
      };
      readonly body: {
        /** Item number, unique in its market */
        readonly sku: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** Description of the product, in any of the four languages */
        readonly description: string;
        readonly material?: string;
        readonly use?: string;
        readonly composition?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        readonly notes?: string;
        /** Your own reference, returned as sent */
        readonly external_ref?: string;
        /** Code in use; null or empty for none */
        readonly current_code?: string | null;
      };
    };
    readonly answer: Sku;
  };
  /** List SKUs. */
  readonly "skus.list": {
    readonly request: {
      readonly query?: {
        /** In sku, description, codes or external_ref */
        readonly q?: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly code_status?: "valid" | "not_declarable" | "invalid" | "changed" | "expired" | "unknown";
        readonly has_code?: boolean;
        /** Has an alert that nobody acknowledged */
        readonly has_alert?: boolean;
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
      };
    };
    readonly answer: {
      readonly items: readonly SkuListItem[];
      readonly total: number;
      readonly page: number;
      readonly page_size: number;
      readonly counts: {
        readonly valid: number;
        readonly not_declarable: number;
        readonly invalid: number;
        readonly changed: number;
        readonly expired: number;
        readonly unknown: number;
      };
    };
  };
  /** Create or update many SKUs. */
  readonly "skus.bulk": {
    readonly request: {
      readonly body: {
        readonly items: readonly ({
          /** Item number, unique in its market */
          readonly sku: string;
          /** Import market */
          readonly market?: "US" | "EU" | "VN";
          /** Description of the product, in any of the four languages */
          readonly description: string;
          readonly material?: string;
          readonly use?: string;
          readonly composition?: string;
          /** Country of origin, by code or name */
          readonly origin?: string;
          readonly notes?: string;
          /** Your own reference, returned as sent */
          readonly external_ref?: string;
          /** Code in use; null or empty for none */
          readonly current_code?: string | null;
        })[];
        /** Check codes against the active schedules */
        readonly check_codes?: boolean;
        /** Classify the SKUs that have no code */
        readonly classify_missing?: boolean;
      };
    };
    readonly answer: {
      /** SKUs created or updated */
      readonly upserted: number;
      /** Lookups created */
      readonly classification_queued: number;
      /** Items replaced by a later item with the same sku and market */
      readonly duplicates: number;
      /** Items equal to the example rows of the template */
      readonly examples_skipped: number;
      readonly items: readonly ({
        readonly id: number;
        readonly sku: string;
        readonly market: "US" | "EU" | "VN";
        readonly code_status: "valid" | "not_declarable" | "invalid" | "changed" | "expired" | "unknown";
        /** Remarks on the item, which is saved nevertheless */
        readonly issues: readonly ({
          readonly code: "bad_current_code" | "duplicate_sku";
          readonly field: string;
          readonly message: string;
        })[];
      })[];
    };
  };
  /** Read a SKU. */
  readonly "skus.get": {
    readonly request: {
      readonly params: {
        readonly sku_id: number;
      };
    };
    readonly answer: SkuWithAlerts;
  };
  /** Replace a SKU. */
  readonly "skus.replace": {
    readonly request: {
      readonly params: {
        readonly sku_id: number;
      };
      readonly body: {
        /** Item number, unique in its market */
        readonly sku: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** Description of the product, in any of the four languages */
        readonly description: string;
        readonly material?: string;
        readonly use?: string;
        readonly composition?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        readonly notes?: string;
        /** Your own reference, returned as sent */
        readonly external_ref?: string;
        /** Code in use; null or empty for none */
        readonly current_code?: string | null;
      };
    };
    readonly answer: Sku;
  };
  /** Delete a SKU. */
  readonly "skus.remove": {
    readonly request: {
      readonly params: {
        readonly sku_id: number;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** Classify a SKU. */
  readonly "skus.classify": {
    readonly request: {
      readonly params: {
        readonly sku_id: number;
      };
      readonly body?: {
        /** Response language: en, vi, ja or ko */
        readonly language?: string | null;
        readonly tariff_version?: string | null;
      };
    };
    readonly answer: Lookup;
  };
  /** Check codes of SKUs. */
  readonly "skus.check_codes": {
    readonly request: {
      readonly body?: {
        readonly sku_ids?: readonly number[];
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
      };
    };
    readonly answer: {
      /** SKUs with a code */
      readonly checked: number;
      /** SKUs whose code_status changed */
      readonly changed: number;
      readonly counts: {
        readonly valid: number;
        readonly not_declarable: number;
        readonly invalid: number;
        readonly changed: number;
        readonly expired: number;
        readonly unknown: number;
      };
      readonly checked_version: string | null;
      readonly checked_versions: {
        readonly US?: string;
        readonly EU?: string;
        readonly VN?: string;
      };
    };
  };
  /** List alerts. */
  readonly "alerts.list": {
    readonly request: {
      readonly query?: {
        /** Maximum number of items */
        readonly limit?: number;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly kind?: "code_removed" | "code_changed" | "code_invalid";
        readonly acknowledged?: boolean;
        /** Adds what the product is */
        readonly product?: boolean;
      };
    };
    readonly answer: readonly Alert[];
  };
  /** Acknowledge an alert. */
  readonly "alerts.acknowledge": {
    readonly request: {
      readonly params: {
        readonly alert_id: number;
      };
    };
    readonly answer: Alert;
  };
  /** Acknowledge many alerts. */
  readonly "alerts.acknowledge_many": {
    readonly request: {
      readonly body: {
        readonly ids?: readonly number[];
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly kind?: "code_removed" | "code_changed" | "code_invalid";
      };
    };
    readonly answer: {
      readonly acknowledged: number;
    };
  };
  /** Open acknowledged alerts again. */
  readonly "alerts.reopen": {
    readonly request: {
      readonly body: {
        readonly ids: readonly number[];
      };
    };
    readonly answer: {
      readonly reopened: number;
    };
  };
  /** Template of a batch file. */
  readonly "batches.template": {
    readonly request: {};
    readonly answer: FileAnswer;
  };
  /** Upload a file of products. */
  readonly "batches.upload": {
    readonly request: {
      readonly body: {
        /** An .xlsx or .csv file */
        readonly file: FileToSend;
      };
    };
    readonly answer: Batch;
  };
  /** List batches. */
  readonly "batches.list": {
    readonly request: {
      readonly query?: {
        /** Maximum number of items */
        readonly limit?: number;
      };
    };
    readonly answer: readonly Batch[];
  };
  /** Read a batch. */
  readonly "batches.get": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly query?: {
        /** Adds the first rows of the file */
        readonly preview?: boolean;
        /** Adds the number of rows by outcome */
        readonly outcomes?: boolean;
      };
    };
    readonly answer: Batch;
  };
  /** Delete a batch. */
  readonly "batches.remove": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** Check the rows of a batch. */
  readonly "batches.validate": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly body: {
        readonly column_mapping: {
          /** Column of product descriptions */
          readonly description: string;
          readonly material?: string | null;
          readonly use?: string | null;
          readonly composition?: string | null;
          readonly origin?: string | null;
          readonly notes?: string | null;
          readonly sku?: string | null;
          readonly existing_code?: string | null;
        };
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly tariff_version?: string | null;
        /** Saves rows to the catalog; needs a sku column */
        readonly save_to_catalog?: boolean;
      };
    };
    readonly answer: Batch;
  };
  /** Start a batch. */
  readonly "batches.start": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly body: {
        readonly column_mapping: {
          /** Column of product descriptions */
          readonly description: string;
          readonly material?: string | null;
          readonly use?: string | null;
          readonly composition?: string | null;
          readonly origin?: string | null;
          readonly notes?: string | null;
          readonly sku?: string | null;
          readonly existing_code?: string | null;
        };
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly tariff_version?: string | null;
        /** Saves rows to the catalog; needs a sku column */
        readonly save_to_catalog?: boolean;
      };
    };
    readonly answer: Batch;
  };
  /** Follow a batch. */
  readonly "batches.progress": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
    };
    readonly answer: BatchProgress;
  };
  /** List the rows of a batch. */
  readonly "batches.rows": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly query?: {
        /** Items to pass over */
        readonly offset?: number;
        /** Maximum number of items */
        readonly limit?: number;
        readonly status?: readonly ("pending" | "processing" | "done" | "error" | "skipped" | "duplicate")[];
        readonly issue?: readonly ("empty_description" | "no_description_column" | "closing_row" | "example_row" | "duplicate" | "too_long" | "lost_characters" | "unknown_origin" | "bad_existing_code" | "code_not_in_version" | "missing_sku" | "duplicate_sku")[];
        /** Only rows with this result, decided rows, or rows whose current code differs from the proposed one */
        readonly outcome?: "proposed" | "needs_review" | "needs_info" | "decided" | "unlike";
      };
    };
    readonly answer: readonly BatchRow[];
  };
  /** Edit a row. */
  readonly "batches.edit-row": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
        /** Row number in the file */
        readonly row_index: number;
      };
      readonly body: {
        /** Cells by column name */
        readonly values?: Readonly<Record<string, string>>;
        /** True excludes the row, false includes it again */
        readonly skip?: boolean;
      };
    };
    readonly answer: BatchRow;
  };
  /** Retry failed rows. */
  readonly "batches.retry": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly body?: {
        readonly rows?: readonly number[] | null;
      };
    };
    readonly answer: Batch;
  };
  /** Cancel a batch. */
  readonly "batches.cancel": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
    };
    readonly answer: Batch;
  };
  /** Download the results. */
  readonly "batches.export": {
    readonly request: {
      readonly params: {
        readonly batch_id: string;
      };
      readonly query?: {
        /** Language of all texts of the response, including reasons and questions; without it these are in the language of the lookup, labels in that of `Accept-Language` */
        readonly text_language?: "en" | "vi" | "ja" | "ko";
        /** Kind of file */
        readonly format?: "xlsx" | "csv";
        readonly status?: readonly ("pending" | "processing" | "done" | "error" | "skipped" | "duplicate")[];
      };
    };
    readonly answer: FileAnswer;
  };
  /** List schedule versions. */
  readonly "datasets.list": {
    readonly request: {};
    readonly answer: readonly Dataset[];
  };
  /** Lines of a schedule version. */
  readonly "datasets.entries": {
    readonly request: {
      readonly params: {
        readonly dataset_id: string;
      };
      readonly query?: {
        /** Start of a code, with or without points */
        readonly code?: string;
        /** Words */
        readonly q?: string;
        /** Maximum number of items */
        readonly limit?: number;
      };
    };
    readonly answer: readonly TariffLine[];
  };
  /** Search a schedule. */
  readonly "tariff.search": {
    readonly request: {
      readonly query: {
        /** A code or its start, or words */
        readonly q: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly version?: string;
        /** Maximum number of items */
        readonly limit?: number;
      };
    };
    readonly answer: {
      readonly dataset: LineDataset;
      readonly mode: "code" | "keyword";
      readonly items: readonly SearchHit[];
    };
  };
  /** Browse a schedule. */
  readonly "tariff.tree": {
    readonly request: {
      readonly query?: {
        /** A code of any level or a prefix; none for the chapters */
        readonly code?: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly version?: string;
        /** Add `rows`: the rows as printed, including those without a code */
        readonly rows?: boolean;
      };
    };
    readonly answer: {
      readonly dataset: LineDataset;
      readonly node: TariffNode | null;
      readonly ancestors: readonly TariffNode[];
      readonly children: readonly TariffNode[];
      readonly siblings: readonly TariffNode[];
      readonly rows?: {
        /** From the chapter down to the node */
        readonly path: readonly ScheduleRow[];
        /** Children of the node; its siblings and itself if it has none */
        readonly listed: readonly ScheduleRow[];
      };
    };
  };
  /** Changes between schedule versions. */
  readonly "tariff.changes": {
    readonly request: {
      readonly query?: {
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly from_version?: string;
        readonly to_version?: string;
        readonly kind?: "added" | "removed" | "moved" | "description_changed" | "rate_changed" | "unit_changed" | "declarability_changed";
        /** Start of a code */
        readonly code?: string;
        /** Maximum number of items */
        readonly limit?: number;
      };
    };
    readonly answer: {
      readonly market: "US" | "EU" | "VN";
      readonly from_version: string | null;
      readonly to_version: string | null;
      readonly summary: ChangeCounts;
      /** SKUs with changed codes, regardless of the filter */
      readonly affected_skus: number;
      readonly items: readonly TariffChange[];
    };
  };
  /** Search rulings. */
  readonly "rulings.list": {
    readonly request: {
      readonly query?: {
        /** Words, a code or its prefix, or the prefix of a number */
        readonly q?: string;
        /** Start of a code */
        readonly code?: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
      };
    };
    readonly answer: {
      readonly items: readonly RulingHit[];
      readonly total: number;
      readonly page: number;
      readonly page_size: number;
    };
  };
  /** Read a ruling. */
  readonly "rulings.get": {
    readonly request: {
      readonly params: {
        /** Number, with `/` written as %2F */
        readonly number: string;
      };
      readonly query?: {
        /** Year of the ruling, if the number was reused; by default the latest */
        readonly year?: number;
      };
    };
    readonly answer: Ruling;
  };
  /** Estimate the duty of a line. */
  readonly "tariff.duty": {
    readonly request: {
      readonly query: {
        /** A declarable code */
        readonly code: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly version?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        /** In the currency of the market */
        readonly customs_value?: number | string;
        /** In `unit`, by default the unit of the line */
        readonly quantity?: number | string;
        /** Unit of quantity: kg, g, t, carat, lb, l, hl, m3, ml, bbl, pf_l, no, head, pack, doz, hundred, gross, thousand, pair, doz_pair, m2, cm2, m, cm, kwh, mwh, jewel, line_gross */
        readonly unit?: string;
        /** Net weight */
        readonly weight_kg?: number | string;
        /** Day of entry; by default today */
        readonly date?: string;
        /** Code of the programme claimed, or none */
        readonly preference?: string;
        /** The line whose rate applies, if the rate refers to other lines */
        readonly applicable_code?: string;
        /** Which of the rates of a text applies */
        readonly rate_case?: number;
        /** True if the goods are within the tariff quota */
        readonly within_quota?: boolean;
        /** EU: the whole consignment is worth at most 150 EUR, under the import scheme or by post */
        readonly low_value_consignment?: boolean;
        /** Id of the measure pack to use; by default the active one */
        readonly measures?: string;
        /** Input that some rates ask for */
        readonly drained_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly container_contents_kg?: number | string;
        /** Input that some rates ask for */
        readonly gross_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly dry_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly standard_quality_kg?: number | string;
        /** Input that some rates ask for */
        readonly clean_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly lactic_matter_kg?: number | string;
        /** Input that some rates ask for */
        readonly dry_lactic_matter_kg?: number | string;
        /** Input that some rates ask for */
        readonly total_sugars_kg?: number | string;
        /** Input that some rates ask for */
        readonly total_alcohol_kg?: number | string;
        /** Input that some rates ask for */
        readonly lead_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly copper_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly zinc_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly molybdenum_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly tungsten_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly magnesium_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly manganese_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly silicon_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly morphine_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly proof_liters?: number | string;
        /** Input that some rates ask for */
        readonly recording_surface_m2?: number | string;
        /** Input that some rates ask for */
        readonly containers?: number | string;
        /** Input that some rates ask for */
        readonly pins?: number | string;
        /** Input that some rates ask for */
        readonly jewels?: number | string;
        /** Input that some rates ask for */
        readonly other_parts?: number | string;
        /** Input that some rates ask for */
        readonly alcohol_pct?: number | string;
        /** Input that some rates ask for */
        readonly sucrose_pct?: number | string;
        /** Input that some rates ask for */
        readonly metal_weight_pct?: number | string;
        /** Input that some rates ask for */
        readonly sugar_degrees?: number | string;
        /** Input that some rates ask for */
        readonly agricultural_component?: number | string;
        /** Input that some rates ask for */
        readonly additional_sugar_duty?: number | string;
        /** Input that some rates ask for */
        readonly additional_flour_duty?: number | string;
        /** Input that some rates ask for */
        readonly case_value?: number | string;
        /** Input that some rates ask for */
        readonly case_and_strap_value?: number | string;
        /** Input that some rates ask for */
        readonly strap_value?: number | string;
        /** Input that some rates ask for */
        readonly battery_value?: number | string;
        /** Input that some rates ask for */
        readonly movement_value?: number | string;
        /** Input that some rates ask for */
        readonly movement_and_case_value?: number | string;
        /** Input that some rates ask for */
        readonly apparatus_value?: number | string;
        /** Input that some rates ask for */
        readonly rifle_value?: number | string;
        /** Input that some rates ask for */
        readonly telescopic_sight_value?: number | string;
        /** Input that some rates ask for */
        readonly lead_content_value?: number | string;
        /** Input that some rates ask for */
        readonly steel_content_value?: number | string;
        /** Input that some rates ask for */
        readonly aluminum_content_value?: number | string;
        /** Input that some rates ask for */
        readonly copper_content_value?: number | string;
        /** Input that some rates ask for */
        readonly us_content_value?: number | string;
        /** Input that some rates ask for */
        readonly non_us_content_value?: number | string;
        /** Input that some rates ask for */
        readonly repair_cost?: number | string;
        /** Input that some rates ask for */
        readonly parts_cost?: number | string;
        /** Input that some rates ask for */
        readonly processing_value?: number | string;
        /** Input that some rates ask for */
        readonly retail_value?: number | string;
        /** Additional code of the producer in TARIC: C999 */
        readonly firm_code?: string;
        /** True if the invoice has the declaration that a duty requires */
        readonly invoice_declaration?: boolean;
        /** Do the goods contain a logic chip within the technical parameters of U.S. note 39(b)? */
        readonly advanced_chip?: boolean;
        /** Are the goods fuselage sections, wings or stabilizers of U.S. note 21(t)? */
        readonly airframe_section?: boolean;
        /** Are substantially all critical components of the United States or a partner of U.S. note 43(d)? */
        readonly allied_components?: boolean;
        /** In which country was the primary aluminum smelted, or the article cast (country code)? */
        readonly aluminum_smelt_country?: string;
        /** Is the module bifacial (cells exposed to light on both sides)? */
        readonly bifacial_module?: boolean;
        /** Is the grape brandy valued over $38 a proof liter? */
        readonly brandy_over_38?: boolean;
        /** Does the importer certify the goods for automobile production or repair in the United States? */
        readonly certified_auto_part?: boolean;
        /** Does the importer certify the goods for production or repair of medium- and heavy-duty vehicles in the United States? */
        readonly certified_truck_part?: boolean;
        /** Are the chips for an end use of U.S. note 39(d), such as a data center in the United States or repair? */
        readonly chip_end_use?: boolean;
        /** Are the goods articles of civil aircraft that meet general note 6? */
        readonly civil_aircraft?: boolean;
        /** Are the goods only for clinical trials, research or other non-commercial use? */
        readonly clinical_trials?: boolean;
        /** Has the Department of Commerce authorised the reduced rate for this quantity? */
        readonly commerce_authorised?: boolean;
        /** Was the article processed abroad from aluminum smelted and cast in the United States? */
        readonly us_aluminum?: boolean;
        /** Was the metal smelted and cast, or melted and poured, in the United States to the share of U.S. note 16(e)? */
        readonly us_metal?: boolean;
        /** Was the article processed abroad from steel melted and poured in the United States? */
        readonly us_steel?: boolean;
        /** Are the goods a donation to relieve human suffering? */
        readonly donation?: boolean;
        /** Are the goods docking stations for unmanned aircraft or parts of them? */
        readonly drone_docking_station?: boolean;
        /** Are the goods parts for unmanned aircraft of more than 25 kg (U.S. note 43(c)(2))? */
        readonly drone_parts?: boolean;
        /** Are the goods enteral syringes? */
        readonly enteral_syringe?: boolean;
        /** Are the goods only for use in agricultural, industrial or mobile equipment of U.S. note 16(k)? */
        readonly equipment_parts?: boolean;
        /** Do the goods meet the description of an exclusion granted by the U.S. Trade Representative (U.S. note 20)? */
        readonly excluded_article?: boolean;
        /** Is the medicine generic? */
        readonly generic_medicine?: boolean;
        /** Are the goods imported in bulk, not packed for direct consumption? */
        readonly in_bulk?: boolean;
        /** Were the goods loaded and in transit before 24 July 2026? */
        readonly in_transit?: boolean;
        /** Are the goods informational materials, such as publications, films or artworks? */
        readonly informational_material?: boolean;
        /** Are the goods intermodal chassis or parts of them? */
        readonly intermodal_chassis?: boolean;
        /** Is the washing machine a large residential washer of U.S. note 17? */
        readonly large_residential_washer?: boolean;
        /** Were the goods loaded before 7 August 2025, not only before 27 August? */
        readonly loaded_before_20250807?: boolean;
        /** Were the goods loaded on a vessel between 5 and 8 April 2025 (of China, between 5 and 9 April)? */
        readonly loaded_in_april_2025?: boolean;
        /** Is the medicine of a firm that the Department of Commerce has identified (U.S. note 40(e))? */
        readonly medicine_of_listed_firm?: boolean;
        /** Does the firm have a most-favored-nation pricing agreement? */
        readonly medicine_pricing_agreement?: boolean;
        /** Is at least 95 % of the metal smelted, cast or melted and poured in the United Kingdom? */
        readonly metal_of_gb?: boolean;
        /** Are the parts for the manufacture of motorcycles in the United States? */
        readonly motorcycle_manufacture?: boolean;
        /** Are the goods new airplanes of an unladen weight over 30,000 kg? */
        readonly new_airplane?: boolean;
        /** Do the goods come with a certificate of origin of Ukraine? */
        readonly certificate_of_origin?: boolean;
        /** Are the goods without any aluminum, steel or copper? */
        readonly no_metal?: boolean;
        /** Are the goods non-patented articles for pharmaceutical use? */
        readonly non_patented_medicine?: boolean;
        /** Are the goods no completed kitchen cabinets, vanities or parts of them? */
        readonly not_kitchen_cabinet?: boolean;
        /** Was the steel melted and poured in Mexico, Canada or the United States? */
        readonly melted_in_north_america?: boolean;
        /** Is the vehicle neither a passenger vehicle nor a light truck? */
        readonly not_passenger_vehicle?: boolean;
        /** Are the goods no pharmaceutical articles? */
        readonly not_pharmaceutical?: boolean;
        /** Are the goods for use in pharmaceutical applications? */
        readonly pharmaceutical_use?: boolean;
        /** Are the goods quartz surface products (mainly silica with a resin binder)? */
        readonly quartz_surface_product?: boolean;
        /** Metal of the stampings: steel or aluminum */
        readonly main_metal?: string;
        /** Are the goods under an approved onshoring plan? */
        readonly onshoring_plan?: boolean;
        /** Do the goods meet the words of the particular article in the note? */
        readonly particular_article?: boolean;
        /** Are the goods parts of medium- or heavy-duty vehicles? */
        readonly parts_of_heavy_vehicle?: boolean;
        /** Are the goods parts of passenger vehicles or light trucks? */
        readonly parts_of_passenger_vehicle?: boolean;
        /** Is the medicine or ingredient patented? */
        readonly patented_medicine?: boolean;
        /** Are the goods sent through the international postal network? */
        readonly postal_item?: boolean;
        /** Was the metal produced before 13 April 2024? */
        readonly produced_before_20240413?: boolean;
        /** Is the duty rate that of another subheading (an article of the set) on lists 1 to 3 of section 301? */
        readonly rate_of_list_1_to_3?: boolean;
        /** Is the duty rate that of another subheading (an article of the set) on list 4A of section 301? */
        readonly rate_of_list_4a?: boolean;
        /** Are the goods cabinets, tubs with a seal or assembled baskets for the large residential washers of U.S. note 17? */
        readonly residential_washer_part?: boolean;
        /** Is the crane a ship-to-shore gantry crane for containers? */
        readonly ship_to_shore_crane?: boolean;
        /** Is the whisky a single malt? */
        readonly single_malt_whisky?: boolean;
        /** Is the medicine for a specific use of U.S. note 40(h)(iii)? */
        readonly specialty_medicine?: boolean;
        /** Does the unmanned aircraft have thermal imaging? */
        readonly thermal_imaging?: boolean;
        /** Has CBP determined that the goods were transshipped to evade duties? */
        readonly transshipped?: boolean;
        /** Is the active ingredient of the dosage form of the United States? */
        readonly us_active_ingredient?: boolean;
        /** Was the vehicle made at least 25 years before the year of entry? */
        readonly vehicle_25_years?: boolean;
        /** Does the importer hold an authorisation for end-use, and go the goods to that use? */
        readonly end_use_authorised?: boolean;
        /** Are the goods for ships, drilling or production platforms? */
        readonly ships_and_platforms?: boolean;
        /** Do the goods come with an airworthiness certificate? */
        readonly airworthiness_certificate?: boolean;
        /** Are the goods for food? */
        readonly for_food?: boolean;
        /** Were the goods exported from Vietnam, and do they return unused and unprocessed? */
        readonly returned_goods?: boolean;
        /** Do the goods have most-favoured-nation treatment? */
        readonly most_favoured?: boolean;
        /** Are the goods used? */
        readonly used_goods?: boolean;
        /** Are the goods pesticides of restricted use (list of the Ministry of Agriculture and Environment)? */
        readonly restricted_pesticide?: boolean;
        readonly [name: string]: boolean | number | string | undefined;
      };
    };
    readonly answer: DutyEstimate;
  };
  /** Estimate duties, fees and taxes of a consignment. */
  readonly "tariff.landed_cost": {
    readonly request: {
      readonly body: {
        /** A declarable code */
        readonly code: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly version?: string | null;
        /** Country of origin, by code or name */
        readonly origin?: string;
        /** Price of the goods under the incoterm, in `currency` */
        readonly customs_value?: number | string;
        /** Currency of the amounts sent; by default that of the market */
        readonly currency?: string;
        /** Units of the currency of the market per unit of `currency` */
        readonly fx_rate?: number | string;
        readonly incoterm?: "EXW" | "FCA" | "FAS" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP";
        /** International carriage, in `currency` */
        readonly freight?: number | string;
        /** Insurance of the carriage, in `currency` */
        readonly insurance?: number | string;
        readonly mode?: "ocean" | "air" | "road" | "rail" | "post";
        /** Member state of destination */
        readonly destination?: "AT" | "BE" | "BG" | "CY" | "CZ" | "DE" | "DK" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "HU" | "IE" | "IT" | "LT" | "LU" | "LV" | "MT" | "NL" | "PL" | "PT" | "RO" | "SE" | "SI" | "SK";
        /** formal when left out */
        readonly entry_type?: "formal" | "informal";
        /** The applicable one of several rates of value added tax */
        readonly vat_case?: number;
        /** The applicable one of several rates of special consumption tax */
        readonly special_consumption_case?: number;
        /** In `unit`, by default the unit of the line */
        readonly quantity?: number | string;
        /** Unit of quantity: kg, g, t, carat, lb, l, hl, m3, ml, bbl, pf_l, no, head, pack, doz, hundred, gross, thousand, pair, doz_pair, m2, cm2, m, cm, kwh, mwh, jewel, line_gross */
        readonly unit?: string;
        /** Net weight */
        readonly weight_kg?: number | string;
        /** Day of entry; by default today */
        readonly date?: string;
        /** Code of the programme claimed, or none */
        readonly preference?: string;
        /** The line whose rate applies, if the rate refers to other lines */
        readonly applicable_code?: string;
        /** Which of the rates of a text applies */
        readonly rate_case?: number;
        /** True if the goods are within the tariff quota */
        readonly within_quota?: boolean;
        /** EU: the whole consignment is worth at most 150 EUR, under the import scheme or by post */
        readonly low_value_consignment?: boolean;
        /** Id of the measure pack to use; by default the active one */
        readonly measures?: string;
        /** Input that some rates ask for */
        readonly drained_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly container_contents_kg?: number | string;
        /** Input that some rates ask for */
        readonly gross_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly dry_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly standard_quality_kg?: number | string;
        /** Input that some rates ask for */
        readonly clean_weight_kg?: number | string;
        /** Input that some rates ask for */
        readonly lactic_matter_kg?: number | string;
        /** Input that some rates ask for */
        readonly dry_lactic_matter_kg?: number | string;
        /** Input that some rates ask for */
        readonly total_sugars_kg?: number | string;
        /** Input that some rates ask for */
        readonly total_alcohol_kg?: number | string;
        /** Input that some rates ask for */
        readonly lead_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly copper_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly zinc_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly molybdenum_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly tungsten_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly magnesium_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly manganese_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly silicon_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly morphine_content_kg?: number | string;
        /** Input that some rates ask for */
        readonly proof_liters?: number | string;
        /** Input that some rates ask for */
        readonly recording_surface_m2?: number | string;
        /** Input that some rates ask for */
        readonly containers?: number | string;
        /** Input that some rates ask for */
        readonly pins?: number | string;
        /** Input that some rates ask for */
        readonly jewels?: number | string;
        /** Input that some rates ask for */
        readonly other_parts?: number | string;
        /** Input that some rates ask for */
        readonly alcohol_pct?: number | string;
        /** Input that some rates ask for */
        readonly sucrose_pct?: number | string;
        /** Input that some rates ask for */
        readonly metal_weight_pct?: number | string;
        /** Input that some rates ask for */
        readonly sugar_degrees?: number | string;
        /** Input that some rates ask for */
        readonly agricultural_component?: number | string;
        /** Input that some rates ask for */
        readonly additional_sugar_duty?: number | string;
        /** Input that some rates ask for */
        readonly additional_flour_duty?: number | string;
        /** Input that some rates ask for */
        readonly case_value?: number | string;
        /** Input that some rates ask for */
        readonly case_and_strap_value?: number | string;
        /** Input that some rates ask for */
        readonly strap_value?: number | string;
        /** Input that some rates ask for */
        readonly battery_value?: number | string;
        /** Input that some rates ask for */
        readonly movement_value?: number | string;
        /** Input that some rates ask for */
        readonly movement_and_case_value?: number | string;
        /** Input that some rates ask for */
        readonly apparatus_value?: number | string;
        /** Input that some rates ask for */
        readonly rifle_value?: number | string;
        /** Input that some rates ask for */
        readonly telescopic_sight_value?: number | string;
        /** Input that some rates ask for */
        readonly lead_content_value?: number | string;
        /** Input that some rates ask for */
        readonly steel_content_value?: number | string;
        /** Input that some rates ask for */
        readonly aluminum_content_value?: number | string;
        /** Input that some rates ask for */
        readonly copper_content_value?: number | string;
        /** Input that some rates ask for */
        readonly us_content_value?: number | string;
        /** Input that some rates ask for */
        readonly non_us_content_value?: number | string;
        /** Input that some rates ask for */
        readonly repair_cost?: number | string;
        /** Input that some rates ask for */
        readonly parts_cost?: number | string;
        /** Input that some rates ask for */
        readonly processing_value?: number | string;
        /** Input that some rates ask for */
        readonly retail_value?: number | string;
        /** Additional code of the producer in TARIC: C999 */
        readonly firm_code?: string;
        /** True if the invoice has the declaration that a duty requires */
        readonly invoice_declaration?: boolean;
        /** Do the goods contain a logic chip within the technical parameters of U.S. note 39(b)? */
        readonly advanced_chip?: boolean;
        /** Are the goods fuselage sections, wings or stabilizers of U.S. note 21(t)? */
        readonly airframe_section?: boolean;
        /** Are substantially all critical components of the United States or a partner of U.S. note 43(d)? */
        readonly allied_components?: boolean;
        /** In which country was the primary aluminum smelted, or the article cast (country code)? */
        readonly aluminum_smelt_country?: string;
        /** Is the module bifacial (cells exposed to light on both sides)? */
        readonly bifacial_module?: boolean;
        /** Is the grape brandy valued over $38 a proof liter? */
        readonly brandy_over_38?: boolean;
        /** Does the importer certify the goods for automobile production or repair in the United States? */
        readonly certified_auto_part?: boolean;
        /** Does the importer certify the goods for production or repair of medium- and heavy-duty vehicles in the United States? */
        readonly certified_truck_part?: boolean;
        /** Are the chips for an end use of U.S. note 39(d), such as a data center in the United States or repair? */
        readonly chip_end_use?: boolean;
        /** Are the goods articles of civil aircraft that meet general note 6? */
        readonly civil_aircraft?: boolean;
        /** Are the goods only for clinical trials, research or other non-commercial use? */
        readonly clinical_trials?: boolean;
        /** Has the Department of Commerce authorised the reduced rate for this quantity? */
        readonly commerce_authorised?: boolean;
        /** Was the article processed abroad from aluminum smelted and cast in the United States? */
        readonly us_aluminum?: boolean;
        /** Was the metal smelted and cast, or melted and poured, in the United States to the share of U.S. note 16(e)? */
        readonly us_metal?: boolean;
        /** Was the article processed abroad from steel melted and poured in the United States? */
        readonly us_steel?: boolean;
        /** Are the goods a donation to relieve human suffering? */
        readonly donation?: boolean;
        /** Are the goods docking stations for unmanned aircraft or parts of them? */
        readonly drone_docking_station?: boolean;
        /** Are the goods parts for unmanned aircraft of more than 25 kg (U.S. note 43(c)(2))? */
        readonly drone_parts?: boolean;
        /** Are the goods enteral syringes? */
        readonly enteral_syringe?: boolean;
        /** Are the goods only for use in agricultural, industrial or mobile equipment of U.S. note 16(k)? */
        readonly equipment_parts?: boolean;
        /** Do the goods meet the description of an exclusion granted by the U.S. Trade Representative (U.S. note 20)? */
        readonly excluded_article?: boolean;
        /** Is the medicine generic? */
        readonly generic_medicine?: boolean;
        /** Are the goods imported in bulk, not packed for direct consumption? */
        readonly in_bulk?: boolean;
        /** Were the goods loaded and in transit before 24 July 2026? */
        readonly in_transit?: boolean;
        /** Are the goods informational materials, such as publications, films or artworks? */
        readonly informational_material?: boolean;
        /** Are the goods intermodal chassis or parts of them? */
        readonly intermodal_chassis?: boolean;
        /** Is the washing machine a large residential washer of U.S. note 17? */
        readonly large_residential_washer?: boolean;
        /** Were the goods loaded before 7 August 2025, not only before 27 August? */
        readonly loaded_before_20250807?: boolean;
        /** Were the goods loaded on a vessel between 5 and 8 April 2025 (of China, between 5 and 9 April)? */
        readonly loaded_in_april_2025?: boolean;
        /** Is the medicine of a firm that the Department of Commerce has identified (U.S. note 40(e))? */
        readonly medicine_of_listed_firm?: boolean;
        /** Does the firm have a most-favored-nation pricing agreement? */
        readonly medicine_pricing_agreement?: boolean;
        /** Is at least 95 % of the metal smelted, cast or melted and poured in the United Kingdom? */
        readonly metal_of_gb?: boolean;
        /** Are the parts for the manufacture of motorcycles in the United States? */
        readonly motorcycle_manufacture?: boolean;
        /** Are the goods new airplanes of an unladen weight over 30,000 kg? */
        readonly new_airplane?: boolean;
        /** Do the goods come with a certificate of origin of Ukraine? */
        readonly certificate_of_origin?: boolean;
        /** Are the goods without any aluminum, steel or copper? */
        readonly no_metal?: boolean;
        /** Are the goods non-patented articles for pharmaceutical use? */
        readonly non_patented_medicine?: boolean;
        /** Are the goods no completed kitchen cabinets, vanities or parts of them? */
        readonly not_kitchen_cabinet?: boolean;
        /** Was the steel melted and poured in Mexico, Canada or the United States? */
        readonly melted_in_north_america?: boolean;
        /** Is the vehicle neither a passenger vehicle nor a light truck? */
        readonly not_passenger_vehicle?: boolean;
        /** Are the goods no pharmaceutical articles? */
        readonly not_pharmaceutical?: boolean;
        /** Are the goods for use in pharmaceutical applications? */
        readonly pharmaceutical_use?: boolean;
        /** Are the goods quartz surface products (mainly silica with a resin binder)? */
        readonly quartz_surface_product?: boolean;
        /** Metal of the stampings: steel or aluminum */
        readonly main_metal?: string;
        /** Are the goods under an approved onshoring plan? */
        readonly onshoring_plan?: boolean;
        /** Do the goods meet the words of the particular article in the note? */
        readonly particular_article?: boolean;
        /** Are the goods parts of medium- or heavy-duty vehicles? */
        readonly parts_of_heavy_vehicle?: boolean;
        /** Are the goods parts of passenger vehicles or light trucks? */
        readonly parts_of_passenger_vehicle?: boolean;
        /** Is the medicine or ingredient patented? */
        readonly patented_medicine?: boolean;
        /** Are the goods sent through the international postal network? */
        readonly postal_item?: boolean;
        /** Was the metal produced before 13 April 2024? */
        readonly produced_before_20240413?: boolean;
        /** Is the duty rate that of another subheading (an article of the set) on lists 1 to 3 of section 301? */
        readonly rate_of_list_1_to_3?: boolean;
        /** Is the duty rate that of another subheading (an article of the set) on list 4A of section 301? */
        readonly rate_of_list_4a?: boolean;
        /** Are the goods cabinets, tubs with a seal or assembled baskets for the large residential washers of U.S. note 17? */
        readonly residential_washer_part?: boolean;
        /** Is the crane a ship-to-shore gantry crane for containers? */
        readonly ship_to_shore_crane?: boolean;
        /** Is the whisky a single malt? */
        readonly single_malt_whisky?: boolean;
        /** Is the medicine for a specific use of U.S. note 40(h)(iii)? */
        readonly specialty_medicine?: boolean;
        /** Does the unmanned aircraft have thermal imaging? */
        readonly thermal_imaging?: boolean;
        /** Has CBP determined that the goods were transshipped to evade duties? */
        readonly transshipped?: boolean;
        /** Is the active ingredient of the dosage form of the United States? */
        readonly us_active_ingredient?: boolean;
        /** Was the vehicle made at least 25 years before the year of entry? */
        readonly vehicle_25_years?: boolean;
        /** Does the importer hold an authorisation for end-use, and go the goods to that use? */
        readonly end_use_authorised?: boolean;
        /** Are the goods for ships, drilling or production platforms? */
        readonly ships_and_platforms?: boolean;
        /** Do the goods come with an airworthiness certificate? */
        readonly airworthiness_certificate?: boolean;
        /** Are the goods for food? */
        readonly for_food?: boolean;
        /** Were the goods exported from Vietnam, and do they return unused and unprocessed? */
        readonly returned_goods?: boolean;
        /** Do the goods have most-favoured-nation treatment? */
        readonly most_favoured?: boolean;
        /** Are the goods used? */
        readonly used_goods?: boolean;
        /** Are the goods pesticides of restricted use (list of the Ministry of Agriculture and Environment)? */
        readonly restricted_pesticide?: boolean;
        readonly [name: string]: boolean | number | string | null | undefined;
      };
    };
    readonly answer: LandedCost;
  };
  /** Import requirements for goods of a line. */
  readonly "tariff.compliance": {
    readonly request: {
      readonly query: {
        /** A declarable code */
        readonly code: string;
        /** Import market */
        readonly market?: "US" | "EU" | "VN";
        readonly version?: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        /** Day of entry; by default today */
        readonly date?: string;
        /** Id of a measure pack; by default the active one */
        readonly measures?: string;
      };
    };
    readonly answer: {
      readonly dataset: LineDataset;
      readonly code: string;
      readonly market: "US" | "EU" | "VN";
      /** Last day for which the law in the response is established */
      readonly known_until: string;
      readonly measures: MeasurePackOfAnswer;
      /** Why the response may not hold for the day: law not known, version in force later, rate of other days or of an earlier year */
      readonly flags: readonly ("duty_not_known_after" | "schedule_not_of_date" | "rate_not_of_date" | "rate_of_other_year")[];
      /** True if nothing is open: origin and day are known, and no requirement is merely possible */
      readonly definite: boolean;
      /** Bans on import */
      readonly prohibited: readonly Prohibition[];
      readonly items: readonly ComplianceItem[];
      readonly disclaimer: string;
    };
  };
  /** Events. */
  readonly "webhooks.events": {
    readonly request: {};
    readonly answer: EventDescriptions;
  };
  /** Register a webhook. */
  readonly "webhooks.register": {
    readonly request: {
      readonly body: {
        /** https address of the receiver */
        readonly url: string;
        readonly events?: readonly string[] | null;
      };
    };
    readonly answer: RegisteredWebhook;
  };
  /** List webhooks. */
  readonly "webhooks.list": {
    readonly request: {};
    readonly answer: readonly Webhook[];
  };
  /** Change a webhook. */
  readonly "webhooks.change": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
      };
      readonly body: {
        /** https address of the receiver */
        readonly url?: string | null;
        readonly events?: readonly string[] | null;
        readonly active?: boolean | null;
      };
    };
    readonly answer: Webhook;
  };
  /** Delete a webhook. */
  readonly "webhooks.delete": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** Test a webhook. */
  readonly "webhooks.test": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
      };
    };
    readonly answer: TestedWebhook;
  };
  /** Deliveries of a webhook. */
  readonly "webhooks.deliveries": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
      };
      readonly query?: {
        /** Only deliveries in this state */
        readonly status?: "pending" | "sending" | "delivered" | "failed" | "cancelled";
        /** Only older deliveries; the id of the last one of a page returns the next page */
        readonly before_id?: number;
        /** Only deliveries of this event */
        readonly event?: "lookup.completed" | "lookup.decided" | "batch.completed" | "tariff.changed" | "sku.alert" | "ping";
        /** Only deliveries made from then on */
        readonly since?: string;
        /** Only deliveries made before */
        readonly until?: string;
        /** Adds the event as it is sent */
        readonly body?: boolean;
        /** Maximum number of items */
        readonly limit?: number;
      };
    };
    readonly answer: readonly Delivery[];
  };
  /** Deliver again. */
  readonly "webhooks.redeliver": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
        readonly delivery_id: number;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** Deliver again what failed. */
  readonly "webhooks.redeliver_many": {
    readonly request: {
      readonly params: {
        readonly hook_id: string;
      };
      readonly body?: {
        /** State of the deliveries */
        readonly status?: "failed" | "cancelled" | "delivered";
        /** Only deliveries made from then on */
        readonly since?: string | null;
        /** Only deliveries made before */
        readonly until?: string | null;
      };
    };
    readonly answer: {
      readonly redelivered: number;
    };
  };
  /** Read your usage. */
  readonly "usage.me": {
    readonly request: {
      readonly query?: {
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
      };
    };
    readonly answer: Usage;
  };
  /** Read the credit ledger. */
  readonly "usage.ledger": {
    readonly request: {
      readonly query?: {
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        /** An account; only for administrators */
        readonly user_id?: string;
        readonly kind?: "signup" | "grant" | "usage";
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
      };
    };
    readonly answer: LedgerPage;
  };
  /** Download the credit ledger. */
  readonly "usage.ledger_export": {
    readonly request: {
      readonly query?: {
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        /** An account; only for administrators */
        readonly user_id?: string;
        readonly kind?: "signup" | "grant" | "usage";
      };
    };
    readonly answer: FileAnswer;
  };
  /** Read your plan. */
  readonly "plans.me": {
    readonly request: {};
    readonly answer: MyPlan;
  };
  /** Report review productivity. */
  readonly "reports.productivity": {
    readonly request: {
      readonly query?: {
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
      };
    };
    readonly answer: Productivity;
  };
  /** How people sign in. */
  readonly "auth.options": {
    readonly request: {};
    readonly answer: SignInOptions;
  };
  /** Sign in. */
  readonly "auth.sign_in": {
    readonly request: {
      readonly body: {
        readonly email: string;
        readonly password: string;
      };
    };
    readonly answer: Session;
  };
  /** Sign out. */
  readonly "auth.sign_out": {
    readonly request: {};
    readonly answer: {
      readonly ok: boolean;
      /** Address that ends the session at the identity provider, if it began there */
      readonly provider_url?: string;
    };
  };
  /** Sign in by a one-time link. */
  readonly "auth.sign_in_link": {
    readonly request: {
      readonly body: {
        /** From the one-time link */
        readonly token: string;
        /** At least 12 characters, other than the email address */
        readonly password: string;
      };
    };
    readonly answer: Session;
  };
  /** Change your password. */
  readonly "auth.password": {
    readonly request: {
      readonly body: {
        readonly current_password: string;
        /** At least 12 characters, other than the email address */
        readonly new_password: string;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** List your sessions. */
  readonly "auth.sessions_list": {
    readonly request: {};
    readonly answer: readonly SessionItem[];
  };
  /** End one of your sessions. */
  readonly "auth.sessions_end": {
    readonly request: {
      readonly params: {
        readonly session_id: string;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** List accounts. */
  readonly "admin.accounts_list": {
    readonly request: {};
    readonly answer: readonly Account[];
  };
  /** Create an account. */
  readonly "admin.accounts_create": {
    readonly request: {
      readonly body: {
        readonly name: string;
        readonly email: string;
        readonly role: "entry" | "reviewer" | "admin";
        readonly plan?: string | null;
        /** Free lookups, invisible to others and erased after SANDBOX_KEEP_HOURS; role entry */
        readonly sandbox?: boolean;
        /** Without a password the account cannot sign in */
        readonly password?: string | null;
      };
    };
    readonly answer: Account;
  };
  /** Read an account. */
  readonly "admin.accounts_get": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
    };
    readonly answer: Account;
  };
  /** Change an account. */
  readonly "admin.accounts_update": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
      readonly body: {
        readonly role?: "entry" | "reviewer" | "admin";
        /** Null takes the plan away */
        readonly plan?: string | null;
        readonly active?: boolean;
        readonly trial_ends_at?: string | null;
      };
    };
    readonly answer: Account;
  };
  /** Reset a password. */
  readonly "admin.accounts_password": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
    };
    readonly answer: {
      readonly account_id: string;
      /** Made up; shown only here */
      readonly password: string;
    };
  };
  /** Grant credits. */
  readonly "admin.credits_grant": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
      readonly body: {
        /** Credits, at most two decimals; negative amounts deduct */
        readonly amount: number | string;
        readonly note?: string | null;
      };
    };
    readonly answer: {
      readonly account_id: string;
      readonly amount: number;
      readonly balance: number;
    };
  };
  /** List API keys. */
  readonly "admin.keys_list": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
    };
    readonly answer: readonly ApiKey[];
  };
  /** Create an API key. */
  readonly "admin.keys_create": {
    readonly request: {
      readonly params: {
        readonly account_id: string;
      };
      readonly body: {
        readonly name: string;
        /** Limited to the role of the account whenever the key is used */
        readonly role: "entry" | "reviewer" | "admin";
        /** Expiry; by default never */
        readonly expires_at?: string | null;
        /** Read-only key */
        readonly read_only?: boolean;
      };
    };
    readonly answer: NewApiKey;
  };
  /** Rotate an API key. */
  readonly "admin.keys_rotate": {
    readonly request: {
      readonly params: {
        readonly key_id: string;
      };
      readonly body?: {
        /** Hours that the old key stays valid */
        readonly overlap_hours?: number;
      };
    };
    readonly answer: NewApiKey;
  };
  /** Revoke an API key. */
  readonly "admin.keys_revoke": {
    readonly request: {
      readonly params: {
        readonly key_id: string;
      };
    };
    readonly answer: {
      readonly ok: boolean;
    };
  };
  /** List plans. */
  readonly "admin.plans_list": {
    readonly request: {};
    readonly answer: readonly Plan[];
  };
  /** Change what a plan grants. */
  readonly "admin.plans_edit": {
    readonly request: {
      readonly params: {
        readonly plan_key: string;
      };
      readonly body: {
        readonly entitlements: readonly ({
          readonly key: string;
          /** Of a feature */
          readonly enabled?: boolean;
          /** Of a limit; null is unlimited */
          readonly value?: number | null;
        })[];
      };
    };
    readonly answer: Plan;
  };
  /** List schedule versions with their state. */
  readonly "admin.datasets_list": {
    readonly request: {};
    readonly answer: readonly AdminDataset[];
  };
  /** Activate a schedule version. */
  readonly "admin.datasets_activate": {
    readonly request: {
      readonly params: {
        readonly dataset_id: string;
      };
    };
    readonly answer: {
      /** False when the version was active already */
      readonly changed: boolean;
      readonly dataset: AdminDataset;
    };
  };
  /** Upload a schedule. */
  readonly "admin.datasets_upload": {
    readonly request: {
      readonly body: {
        /** The schedule as published: xlsx, csv or JSON */
        readonly file: FileToSend;
        /** A separate table of rates (EU) */
        readonly rates?: FileToSend;
        readonly market: "US" | "EU" | "VN";
        /** Name of the version: 2026-rev4 */
        readonly version: string;
        /** Name for people */
        readonly name?: string;
        /** Day from which it is in force */
        readonly effective_date?: string;
        /** Date of the rates, if their table does not state it */
        readonly rates_date?: string;
        /** Publisher, as results cite it */
        readonly source_name?: string;
        /** Address of publication, as cited in results */
        readonly source_url?: string;
        /** Notes for readers */
        readonly notes?: string;
        /** Replace a version that is already loaded */
        readonly replace?: boolean;
        /** Accept a file with less than half of the declarable lines of the active version */
        readonly allow_smaller?: boolean;
      };
    };
    readonly answer: DatasetLoad;
  };
  /** Fetch a schedule from its official source. */
  readonly "admin.datasets_fetch": {
    readonly request: {
      readonly body: {
        readonly market: "US" | "EU" | "VN";
        /** Name, where the source names no release */
        readonly version?: string;
        /** Accept a release older than the active version */
        readonly allow_older?: boolean;
        /** Accept a file with less than half of the declarable lines of the active version */
        readonly allow_smaller?: boolean;
      };
    };
    readonly answer: DatasetLoad;
  };
  /** List loads of schedule versions. */
  readonly "admin.loads_list": {
    readonly request: {
      readonly query?: {
        readonly limit?: number;
      };
    };
    readonly answer: readonly DatasetLoad[];
  };
  /** Read a load of a schedule version. */
  readonly "admin.loads_get": {
    readonly request: {
      readonly params: {
        readonly load_id: string;
      };
    };
    readonly answer: DatasetLoad;
  };
  /** List acts of administration. */
  readonly "admin.audit_list": {
    readonly request: {
      readonly query?: {
        /** Page, from 1 */
        readonly page?: number;
        /** Items on a page */
        readonly page_size?: number;
        /** First day, UTC */
        readonly date_from?: string;
        /** Last day, UTC */
        readonly date_to?: string;
        readonly action?: "account.create" | "account.update" | "account.password" | "account.erase" | "key.create" | "key.rotate" | "key.revoke" | "credits.grant" | "plan.update" | "webhooks.allow" | "webhooks.reseal" | "samples.remove" | "dataset.load" | "dataset.activate" | "dataset.correct" | "hs6.load" | "rulings.load" | "session.begin" | "session.refuse" | "session.end" | "webhook.create" | "webhook.update" | "webhook.delete" | "webhook.test" | "webhook.redeliver" | "webhook.replace" | "sku.save" | "sku.remove" | "skus.save" | "export" | "backup" | "measures.load" | "measures.activate" | "measures.add" | "measures.release" | "measures.withdraw";
        /** Account that did it */
        readonly by_id?: string;
        readonly subject?: string;
      };
    };
    readonly answer: {
      readonly items: readonly AuditEntry[];
      readonly total: number;
      readonly page: number;
      readonly page_size: number;
    };
  };
  /** List measures. */
  readonly "admin.measures_list": {
    readonly request: {};
    readonly answer: Measures;
  };
  /** Add a measure. */
  readonly "admin.measures_add": {
    readonly request: {
      readonly body: {
        readonly market: "US" | "EU" | "VN";
        readonly measure: MeasureCells;
        /** Leave the release to another person */
        readonly draft?: boolean;
      };
    };
    readonly answer: {
      /** Id of the active pack; null for a draft */
      readonly active: string | null;
    };
  };
  /** Preview a measure. */
  readonly "admin.measures_preview": {
    readonly request: {
      readonly body: {
        readonly market: "US" | "EU" | "VN";
        readonly measure: MeasureCells;
        /** A declarable code */
        readonly code: string;
        /** Country of origin, by code or name */
        readonly origin?: string;
        /** Day of entry; today by default */
        readonly date?: string;
      };
    };
    readonly answer: {
      readonly before: DutyEstimate;
      readonly after: DutyEstimate;
    };
  };
  /** Release a measure. */
  readonly "admin.measures_release": {
    readonly request: {
      readonly body: {
        readonly market: "US" | "EU" | "VN";
        readonly id: string;
      };
    };
    readonly answer: {
      /** Id of the active pack; null for a draft */
      readonly active: string | null;
    };
  };
  /** Withdraw a measure. */
  readonly "admin.measures_withdraw": {
    readonly request: {
      readonly body: {
        readonly market: "US" | "EU" | "VN";
        readonly id: string;
      };
    };
    readonly answer: {
      /** Id of the active pack; null for a draft */
      readonly active: string | null;
    };
  };
  /** Who is calling. */
  readonly "auth.me": {
    readonly request: {};
    readonly answer: Me;
  };
  /** Countries of origin. */
  readonly "system.countries": {
    readonly request: {};
    readonly answer: readonly {
      readonly code: string;
      readonly name: string;
    }[];
  };
  /** Limits in force. */
  readonly "system.limits": {
    readonly request: {};
    readonly answer: Limits;
  };
  /** Health of the service. */
  readonly "system.health": {
    readonly request: {};
    readonly answer: Health;
  };
}

/** Where each operation is. */
export const ROUTES: Readonly<Record<keyof Operations, Route>> = {
  "lookups.classify": {"method":"POST","path":"/api/classify","body":"json","isFile":false,"isIdempotent":true},
  "lookups.list": {"method":"GET","path":"/api/lookups","body":null,"isFile":false},
  "lookups.get": {"method":"GET","path":"/api/lookups/{lookup_id}","body":null,"isFile":false},
  "lookups.decide": {"method":"POST","path":"/api/lookups/{lookup_id}/decision","body":"json","isFile":false},
  "lookups.rerun": {"method":"POST","path":"/api/lookups/{lookup_id}/rerun","body":"json","isFile":false,"isIdempotent":true},
  "lookups.resolve": {"method":"POST","path":"/api/lookups/{lookup_id}/resolve","body":"json","isFile":false},
  "review.list": {"method":"GET","path":"/api/review","body":null,"isFile":false},
  "review.counts": {"method":"GET","path":"/api/review/counts","body":null,"isFile":false},
  "skus.save": {"method":"POST","path":"/api/skus","body":"json","isFile":false},
  "skus.list": {"method":"GET","path":"/api/skus","body":null,"isFile":false},
  "skus.bulk": {"method":"POST","path":"/api/skus/bulk","body":"json","isFile":false,"isIdempotent":true},
  "skus.get": {"method":"GET","path":"/api/skus/{sku_id}","body":null,"isFile":false},
  "skus.replace": {"method":"PUT","path":"/api/skus/{sku_id}","body":"json","isFile":false},
  "skus.remove": {"method":"DELETE","path":"/api/skus/{sku_id}","body":null,"isFile":false},
  "skus.classify": {"method":"POST","path":"/api/skus/{sku_id}/classify","body":"json","isFile":false,"isIdempotent":true},
  "skus.check_codes": {"method":"POST","path":"/api/skus/check-codes","body":"json","isFile":false},
  "alerts.list": {"method":"GET","path":"/api/alerts","body":null,"isFile":false},
  "alerts.acknowledge": {"method":"POST","path":"/api/alerts/{alert_id}/acknowledge","body":null,"isFile":false},
  "alerts.acknowledge_many": {"method":"POST","path":"/api/alerts/acknowledge","body":"json","isFile":false},
  "alerts.reopen": {"method":"POST","path":"/api/alerts/reopen","body":"json","isFile":false},
  "batches.template": {"method":"GET","path":"/api/batches/template","body":null,"isFile":true},
  "batches.upload": {"method":"POST","path":"/api/batches","body":"form","isFile":false,"isIdempotent":true},
  "batches.list": {"method":"GET","path":"/api/batches","body":null,"isFile":false},
  "batches.get": {"method":"GET","path":"/api/batches/{batch_id}","body":null,"isFile":false},
  "batches.remove": {"method":"DELETE","path":"/api/batches/{batch_id}","body":null,"isFile":false},
  "batches.validate": {"method":"POST","path":"/api/batches/{batch_id}/validate","body":"json","isFile":false},
  "batches.start": {"method":"POST","path":"/api/batches/{batch_id}/start","body":"json","isFile":false,"isIdempotent":true},
  "batches.progress": {"method":"GET","path":"/api/batches/{batch_id}/progress","body":null,"isFile":false},
  "batches.rows": {"method":"GET","path":"/api/batches/{batch_id}/rows","body":null,"isFile":false},
  "batches.edit-row": {"method":"PATCH","path":"/api/batches/{batch_id}/rows/{row_index}","body":"json","isFile":false},
  "batches.retry": {"method":"POST","path":"/api/batches/{batch_id}/retry","body":"json","isFile":false},
  "batches.cancel": {"method":"POST","path":"/api/batches/{batch_id}/cancel","body":null,"isFile":false},
  "batches.export": {"method":"GET","path":"/api/batches/{batch_id}/export","body":null,"isFile":true},
  "datasets.list": {"method":"GET","path":"/api/datasets","body":null,"isFile":false},
  "datasets.entries": {"method":"GET","path":"/api/datasets/{dataset_id}/entries","body":null,"isFile":false},
  "tariff.search": {"method":"GET","path":"/api/hts/search","body":null,"isFile":false},
  "tariff.tree": {"method":"GET","path":"/api/hts/tree","body":null,"isFile":false},
  "tariff.changes": {"method":"GET","path":"/api/tariff-changes","body":null,"isFile":false},
  "rulings.list": {"method":"GET","path":"/api/rulings","body":null,"isFile":false},
  "rulings.get": {"method":"GET","path":"/api/rulings/{number}","body":null,"isFile":false},
  "tariff.duty": {"method":"GET","path":"/api/duty","body":null,"isFile":false},
  "tariff.landed_cost": {"method":"POST","path":"/api/landed-cost","body":"json","isFile":false},
  "tariff.compliance": {"method":"GET","path":"/api/compliance","body":null,"isFile":false},
  "webhooks.events": {"method":"GET","path":"/api/webhooks/events","body":null,"isFile":false},
  "webhooks.register": {"method":"POST","path":"/api/webhooks","body":"json","isFile":false},
  "webhooks.list": {"method":"GET","path":"/api/webhooks","body":null,"isFile":false},
  "webhooks.change": {"method":"PATCH","path":"/api/webhooks/{hook_id}","body":"json","isFile":false},
  "webhooks.delete": {"method":"DELETE","path":"/api/webhooks/{hook_id}","body":null,"isFile":false},
  "webhooks.test": {"method":"POST","path":"/api/webhooks/{hook_id}/test","body":null,"isFile":false},
  "webhooks.deliveries": {"method":"GET","path":"/api/webhooks/{hook_id}/deliveries","body":null,"isFile":false},
  "webhooks.redeliver": {"method":"POST","path":"/api/webhooks/{hook_id}/deliveries/{delivery_id}/redeliver","body":null,"isFile":false},
  "webhooks.redeliver_many": {"method":"POST","path":"/api/webhooks/{hook_id}/redeliver","body":"json","isFile":false},
  "usage.me": {"method":"GET","path":"/api/usage/me","body":null,"isFile":false},
  "usage.ledger": {"method":"GET","path":"/api/usage/ledger","body":null,"isFile":false},
  "usage.ledger_export": {"method":"GET","path":"/api/usage/ledger/export","body":null,"isFile":true},
  "plans.me": {"method":"GET","path":"/api/plans/me","body":null,"isFile":false},
  "reports.productivity": {"method":"GET","path":"/api/reports/productivity","body":null,"isFile":false},
  "auth.options": {"method":"GET","path":"/api/auth/options","body":null,"isFile":false},
  "auth.sign_in": {"method":"POST","path":"/api/auth/sign-in","body":"json","isFile":false},
  "auth.sign_out": {"method":"POST","path":"/api/auth/sign-out","body":null,"isFile":false},
  "auth.sign_in_link": {"method":"POST","path":"/api/auth/sign-in-link","body":"json","isFile":false},
  "auth.password": {"method":"POST","path":"/api/auth/password","body":"json","isFile":false},
  "auth.sessions_list": {"method":"GET","path":"/api/auth/sessions","body":null,"isFile":false},
  "auth.sessions_end": {"method":"DELETE","path":"/api/auth/sessions/{session_id}","body":null,"isFile":false},
  "admin.accounts_list": {"method":"GET","path":"/api/admin/accounts","body":null,"isFile":false},
  "admin.accounts_create": {"method":"POST","path":"/api/admin/accounts","body":"json","isFile":false},
  "admin.accounts_get": {"method":"GET","path":"/api/admin/accounts/{account_id}","body":null,"isFile":false},
  "admin.accounts_update": {"method":"PATCH","path":"/api/admin/accounts/{account_id}","body":"json","isFile":false},
  "admin.accounts_password": {"method":"POST","path":"/api/admin/accounts/{account_id}/password","body":null,"isFile":false},
  "admin.credits_grant": {"method":"POST","path":"/api/admin/accounts/{account_id}/credits","body":"json","isFile":false,"isIdempotent":true},
  "admin.keys_list": {"method":"GET","path":"/api/admin/accounts/{account_id}/keys","body":null,"isFile":false},
  "admin.keys_create": {"method":"POST","path":"/api/admin/accounts/{account_id}/keys","body":"json","isFile":false},
  "admin.keys_rotate": {"method":"POST","path":"/api/admin/keys/{key_id}/rotate","body":"json","isFile":false},
  "admin.keys_revoke": {"method":"DELETE","path":"/api/admin/keys/{key_id}","body":null,"isFile":false},
  "admin.plans_list": {"method":"GET","path":"/api/admin/plans","body":null,"isFile":false},
  "admin.plans_edit": {"method":"PATCH","path":"/api/admin/plans/{plan_key}","body":"json","isFile":false},
  "admin.datasets_list": {"method":"GET","path":"/api/admin/datasets","body":null,"isFile":false},
  "admin.datasets_activate": {"method":"POST","path":"/api/admin/datasets/{dataset_id}/activate","body":null,"isFile":false},
  "admin.datasets_upload": {"method":"POST","path":"/api/admin/datasets/upload","body":"form","isFile":false},
  "admin.datasets_fetch": {"method":"POST","path":"/api/admin/datasets/fetch","body":"json","isFile":false},
  "admin.loads_list": {"method":"GET","path":"/api/admin/dataset-loads","body":null,"isFile":false},
  "admin.loads_get": {"method":"GET","path":"/api/admin/dataset-loads/{load_id}","body":null,"isFile":false},
  "admin.audit_list": {"method":"GET","path":"/api/admin/audit","body":null,"isFile":false},
  "admin.measures_list": {"method":"GET","path":"/api/admin/measures","body":null,"isFile":false},
  "admin.measures_add": {"method":"POST","path":"/api/admin/measures","body":"json","isFile":false,"isIdempotent":true},
  "admin.measures_preview": {"method":"POST","path":"/api/admin/measures/preview","body":"json","isFile":false},
  "admin.measures_release": {"method":"POST","path":"/api/admin/measures/release","body":"json","isFile":false},
  "admin.measures_withdraw": {"method":"POST","path":"/api/admin/measures/withdraw","body":"json","isFile":false},
  "auth.me": {"method":"GET","path":"/api/auth/me","body":null,"isFile":false},
  "system.countries": {"method":"GET","path":"/api/countries","body":null,"isFile":false},
  "system.limits": {"method":"GET","path":"/api/limits","body":null,"isFile":false},
  "system.health": {"method":"GET","path":"/api/health","body":null,"isFile":false},
};

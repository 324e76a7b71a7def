import type { Controlled } from "@relato/shared/domain/controlled.ts";

/**
 * The controlled substances of outpatient prescriptions, by list: `substance = other names`,
 * folded. Brands and combinations are in the drug tables of the languages. Sources: the resolutions
 * named in shared/domain/controlled.ts (legal texts, not protected by copyright in Brazil: Lei
 * 9.610/1998, art. 8, IV), typed by hand for this project. Some anaesthetics and hospital-only
 * substances are left out. Compare with the newest list of ANVISA at each release.
 */
export const CONTROLLED: readonly (Omit<Controlled, "substance"> & { substances: string })[] = [
  {
    list: "A1",
    form: "notificacao_a",
    substances: `alfentanila = alfentanil; buprenorfina = buprenorphine; fentanila = fentanyl,
      fentanilo; hidrocodona = hydrocodone; hidromorfona = hydromorphone; metadona = methadone;
      morfina = morphine; ópio = opium; oxicodona = oxycodone; petidina = meperidina, meperidine,
      pethidine; remifentanila = remifentanil; sufentanila = sufentanil; tapentadol`,
  },
  {
    list: "A2",
    form: "entorpecente_a2",
    substances: `codeína = codeine; dextropropoxifeno = propoxyphene; di-hidrocodeina =
      dihydrocodeine; etilmorfina = ethylmorphine; nalbufina = nalbuphine; tramadol`,
  },
  {
    list: "A3",
    form: "notificacao_a",
    substances: `anfetamina = amphetamine; armodafinila = armodafinil; dexanfetamina =
      dextroamphetamine; lisdexanfetamina = lisdexamfetamina, lisdexamfetamine; metilfenidato =
      methylphenidate; modafinila = modafinil, modafinilo`,
  },
  {
    list: "B1",
    form: "notificacao_b",
    substances: `alprazolam; bromazepam; clobazam; clonazepam; clorazepato = clorazepate;
      clordiazepóxido = chlordiazepoxide; cloxazolam; diazepam; estazolam = estazolam;
      eszopiclona = eszopiclone; fenobarbital = phenobarbital; flunitrazepam; flurazepam;
      lorazepam; midazolam; nitrazepam; oxazepam; perampanel; temazepam; triazolam; zaleplona =
      zaleplon; zolpidem; zopiclona = zopiclone`,
  },
  {
    list: "B2",
    form: "notificacao_b2",
    substances: `anfepramona = dietilpropiona, diethylpropion; femproporex; fentermina =
      phentermine; mazindol; sibutramina = sibutramine`,
  },
  {
    list: "C1",
    form: "controle_especial",
    substances: `ácido valproico = valproato, divalproato, valproate, divalproex; agomelatina =
      agomelatine; amantadina = amantadine; amissulprida = amisulpride, amisulprida; amitriptilina
      = amitriptyline; aripiprazol = aripiprazole; asenapina = asenapine; atomoxetina =
      atomoxetine; biperideno = biperiden; brexpiprazol = brexpiprazole; brivaracetam; bupropiona
      = bupropion; buspirona = buspirone; carbamazepina = carbamazepine; cariprazina =
      cariprazine; celecoxibe = celecoxib; cetamina = ketamina, ketamine; citalopram; clomipramina
      = clomipramine; clorpromazina = chlorpromazine; clozapina = clozapine; desvenlafaxina =
      desvenlafaxine; dissulfiram = disulfiram; donepezila = donepezil, donepezilo; duloxetina =
      duloxetine; entacapona = entacapone; escetamina = esketamine, esketamina; escitalopram;
      etoricoxibe = etoricoxib; etossuximida = ethosuximide; fenitoína = phenytoin; flufenazina =
      fluphenazine; fluoxetina = fluoxetine; fluvoxamina = fluvoxamine; gabapentina = gabapentin;
      galantamina = galantamine; haloperidol; hidrato de cloral = chloral hydrate; imipramina =
      imipramine; lacosamida = lacosamide; lamotrigina = lamotrigine; levetiracetam;
      levomepromazina = levomepromazine; lítio = lithium; lurasidona = lurasidone; memantina =
      memantine; mirtazapina = mirtazapine; misoprostol; naltrexona = naltrexone; nortriptilina =
      nortriptyline; olanzapina = olanzapine; oxcarbazepina = oxcarbazepine; paliperidona =
      paliperidone; paroxetina = paroxetine; periciazina = periciazine; pimozida = pimozide;
      pramipexol = pramipexole; pregabalina = pregabalin; primidona = primidone; quetiapina =
      quetiapine; rasagilina = rasagiline; risperidona = risperidone; rivastigmina = rivastigmine;
      ropinirol = ropinirole; rotigotina = rotigotine; selegilina = selegiline; sertralina =
      sertraline; sulpirida = sulpiride; tiagabina = tiagabine; tianeptina = tianeptine;
      tioridazina = thioridazine; tolcapona = tolcapone; topiramato = topiramate; tranilcipromina
      = tranylcypromine; trazodona = trazodone; triexifenidil = trihexyphenidyl; trifluoperazina =
      trifluoperazine; venlafaxina = venlafaxine; vigabatrina = vigabatrin; vortioxetina =
      vortioxetine; ziprasidona = ziprasidone; zuclopentixol = zuclopenthixol`,
  },
  {
    list: "C2",
    form: "notificacao_retinoide",
    substances: `acitretina = acitretin; isotretinoína = isotretinoin`,
  },
  { list: "C3", form: "notificacao_talidomida", substances: `talidomida = thalidomide` },
  {
    list: "C5",
    form: "controle_especial",
    substances: `danazol; estanozolol = stanozolol; gestrinona = gestrinone; nandrolona =
      nandrolone; oxandrolona = oxandrolone; oximetolona = oxymetholone; prasterona =
      dehidroepiandrosterona, dhea; somatropina = somatropin; testosterona = testosterone`,
  },
  {
    list: null,
    form: "canabis",
    substances: `canabidiol = cannabidiol; cannabis sativa = cannabis, canabis; tetraidrocanabinol
      = thc, dronabinol`,
  },
  {
    list: null,
    form: "antimicrobiano",
    substances: `amicacina = amikacin; amoxicilina = amoxicillin; ampicilina = ampicillin;
      azitromicina = azithromycin; benzilpenicilina = penicilina, penicillin, benzathine;
      cefaclor; cefadroxila = cefadroxil; cefalexina = cephalexin; cefepima = cefepime; cefuroxima
      = cefuroxime; cefprozila = cefprozil; cefixima = cefixime; ceftriaxona = ceftriaxone;
      ciprofloxacino = ciprofloxacin; claritromicina = clarithromycin; clindamicina = clindamycin;
      cloranfenicol = chloramphenicol; doxiciclina = doxycycline; eritromicina = erythromycin;
      ertapenem; fosfomicina = fosfomycin; gatifloxacino = gatifloxacin; gentamicina = gentamicin;
      levofloxacino = levofloxacin; limeciclina = lymecycline; linezolida = linezolid;
      metronidazol = metronidazole; minociclina = minocycline; moxifloxacino = moxifloxacin;
      mupirocina = mupirocin; neomicina = neomycin; nitrofurantoina = nitrofurantoin; norfloxacino
      = norfloxacin; ofloxacino = ofloxacin; rifampicina = rifampin, rifampicin; rifamicina =
      rifamycin; secnidazol = secnidazole; sulfadiazina = sulfadiazine; sulfametoxazol =
      sulfamethoxazole, bactrim; tetraciclina = tetracycline; tinidazol = tinidazole; tobramicina
      = tobramycin; trimetoprima = trimethoprim; vancomicina = vancomycin`,
  },
  {
    list: null,
    form: "glp1",
    substances: `dulaglutida = dulaglutide; exenatida = exenatide; liraglutida = liraglutide;
      lixisenatida = lixisenatide; semaglutida = semaglutide; tirzepatida = tirzepatide`,
  },
];
